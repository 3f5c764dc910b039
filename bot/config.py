"""Settings: `config.toml`, overridden by LONGTABLE_* variables; what is wrong is said in one sentence with the mend."""

import os
import re
import stat
import tomllib
import zoneinfo
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, SettingsError

__all__ = ["Config", "ConfigError", "Limits", "load"]

Language = Literal["en", "ru"]

_TOKEN = re.compile(r"(?=.{30})[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)  # wider than today's tokens, since Discord may change their lengths


class ConfigError(Exception):
    """What is wrong with the settings, in one sentence that names the mend; the command line shows it and exits 2."""


class Limits(BaseModel):
    """What one server or person may take of the machine."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    tables_per_server: Annotated[int, Field(ge=1, le=10_000)] = 100
    tables_per_person: Annotated[int, Field(ge=1, le=1_000)] = 25
    pictures_at_once: Annotated[int, Field(ge=1, le=16)] = 2
    portrait_bytes: Annotated[int, Field(ge=10_000, le=10_485_760)] = 2_097_152


class Config(BaseSettings):
    """One bot's settings. The token is a secret type: its repr is masked, so that no log can show it."""

    model_config = SettingsConfigDict(env_prefix="LONGTABLE_", env_nested_delimiter="__", extra="forbid", frozen=True)

    token: SecretStr | None = None
    token_file: Path | None = None
    database: Path = Path("data/longtable.sqlite3")
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    language: Language | None = None
    zone: str = "UTC"
    metrics: bool = False
    metrics_host: str = "127.0.0.1"
    metrics_port: Annotated[int, Field(ge=1, le=65_535)] = 9464
    script_seconds: Annotated[int, Field(ge=0, le=86_400)] | None = None
    cards: Path | None = None
    mend_minutes: Annotated[int, Field(ge=0, le=1_440)] = 15
    limits: Limits = Limits()

    @field_validator("zone")
    @classmethod
    def _zone_is_known(cls, name: str) -> str:
        try:
            zoneinfo.ZoneInfo(name)
        except (ValueError, OSError, zoneinfo.ZoneInfoNotFoundError) as fault:
            raise ValueError(f"{name!r} is no time zone; write a name such as Europe/Berlin") from fault
        return name

    @field_validator("database", "token_file", "cards")
    @classmethod
    def _path_is_printable(cls, path: Path | None) -> Path | None:
        if path is not None and not str(path).isprintable():
            raise ValueError("a path with a sign that can't be printed")
        return path

    @field_validator("token")
    @classmethod
    def _empty_is_missing(cls, token: SecretStr | None) -> SecretStr | None:
        return token if token and token.get_secret_value().strip() else None

    @property
    def heartbeat(self) -> Path:
        """The file beside the database whose age tells whether the bot is alive (`longtable health`)."""
        return self.database.with_name(self.database.name + ".heartbeat")

    def secret_token(self) -> str:
        """The token to connect with; raises ConfigError if there is none."""
        if self.token is not None:
            return _in_form(self.token.get_secret_value().strip(), "The token")
        if self.token_file is None:
            raise ConfigError(
                "There is no token: put it into config.toml (token), or set LONGTABLE_TOKEN, or name a file that holds it (token_file)."
            )
        token = _text(self.token_file, "the token file").strip()
        if not token or len(token.split()) > 1:
            raise ConfigError(f"{self.token_file} must hold the token and nothing else: copy it from the Discord portal (Bot, Token).")
        return _in_form(token, f"The token in {self.token_file}")

    def warnings(self, *files: Path) -> list[str]:
        """What works but shouldn't stay so: secrets that others of the machine may read, variables that say nothing to us."""
        secrets = [*files, *([self.token_file] if self.token_file else [])]
        return [
            *(f"{path} can be read by other users of this machine: run chmod 600 {path}." for path in secrets if _open_to_others(path)),
            *(f"The variable {name} is no setting of Longtable: see config.example.toml for the names." for name in _unknown_variables()),
        ]

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """The environment wins over the file, whose values come in as arguments; nothing else is looked at."""
        return env_settings, init_settings


def load(path: Path | None = None) -> Config:
    """The settings from that file and the environment; raises ConfigError with one sentence.

    Without a path `config.toml` of the working directory is read if it is there; a path that was given must exist.
    """
    found = path or Path("config.toml")
    values = _table(found) if path is not None or found.exists() else {}
    try:
        return Config(**values)
    except SettingsError:
        raise ConfigError("The variable LONGTABLE_LIMITS is no JSON: set LONGTABLE_LIMITS__TABLES_PER_SERVER and the like.") from None
    except ValidationError as fault:
        raise ConfigError(_sentence(fault, found)) from None  # the fault's own text may hold a token


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(_text(path, "the settings file"))
    except tomllib.TOMLDecodeError as fault:
        raise ConfigError(f"{path} is no valid TOML ({fault}): mend that line, config.example.toml shows the form.") from None


def _text(path: Path, what: str) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ConfigError(f"There is no {path}: make {what} (cp config.example.toml config.toml) or give another path.") from None
    except UnicodeDecodeError:
        raise ConfigError(f"{path} is not UTF-8 text: save {what} anew as UTF-8.") from None
    except IsADirectoryError:
        raise ConfigError(f"{path} is a folder: name the file in it that is {what}.") from None
    except OSError as fault:
        raise ConfigError(f"{path} can't be read ({fault.strerror}): give the bot's user the right to read {what}.") from None


def _in_form(token: str, where: str) -> str:
    """The token, if Discord could have made it; the sentence never repeats it, as it may be another secret."""
    if not _TOKEN.fullmatch(token):
        raise ConfigError(
            f"{where} can't be a bot's token, which is three parts with dots between, without quotes or the word Bot: "
            "copy it anew from the Discord portal (Bot, Reset Token)."
        )
    return token


def _unknown_variables() -> list[str]:
    """LONGTABLE_* variables that are no setting. No fault: container platforms put LONGTABLE_PORT and the like into the environment."""
    known = {f"LONGTABLE_{name}".upper() for name in Config.model_fields}
    known |= {f"LONGTABLE_LIMITS__{name}".upper() for name in Limits.model_fields}
    known |= {"LONGTABLE_CONFIG", "LONGTABLE_REQUIRE_BROWSER"}  # where the file is; a switch of the tests
    return [name for name in sorted(os.environ) if name.startswith("LONGTABLE_") and name.upper() not in known]


def _sentence(fault: ValidationError, path: Path) -> str:
    first = fault.errors(include_input=False, include_url=False)[0]
    name = ".".join(str(part) for part in first["loc"])
    variable = "LONGTABLE_" + name.upper().replace(".", "__")
    where = f"the variable {variable}" if variable in os.environ else f"{path}"
    if first["type"] == "extra_forbidden":
        return f"{path} has the unknown setting {name}: remove it, or see config.example.toml for the right name."
    said = first["msg"].removeprefix("Value error, ")
    return f"The setting {name} in {where} is wrong ({said}): see config.example.toml for what it may be."


def _open_to_others(path: Path) -> bool:
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return os.name == "posix" and stat.S_ISREG(mode) and bool(mode & (stat.S_IRGRP | stat.S_IROTH))
