"""Values that must not reach a log by accident."""

from typing import Any, Generic, TypeVar, get_args

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

T = TypeVar("T")


class Secret(Generic[T]):
    """A value whose repr is masked; `open()` is the only way in. In JSON it is the bare value.

    In a `Joining` a field of this type is sealed in entry 0 (design, part 3).
    """

    __slots__ = ("_value",)

    def __init__(self, value: T) -> None:
        self._value = value

    def open(self) -> T:
        return self._value

    def __repr__(self) -> str:
        return "Secret(•••)"

    __str__ = __repr__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and bool(self._value == other._value)  # pyright: ignore[reportUnknownMemberType, reportUnknownArgumentType]

    def __hash__(self) -> int:
        return hash(self._value)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        inner = handler.generate_schema(get_args(source)[0])
        wrap = core_schema.no_info_after_validator_function(cls, inner)
        opened = core_schema.plain_serializer_function_ser_schema(lambda secret: secret.open())
        python = core_schema.union_schema([core_schema.is_instance_schema(cls), wrap])
        return core_schema.json_or_python_schema(json_schema=wrap, python_schema=python, serialization=opened)
