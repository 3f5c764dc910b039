# Two stages: what builds stays behind, what runs is an interpreter, the packages and a user without rights.
FROM python:3.11-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
RUN python -m venv /opt/longtable
WORKDIR /src
COPY requirements.lock pyproject.toml README.md ./
COPY bot bot
COPY cogs cogs
RUN /opt/longtable/bin/python -m pip install --constraint requirements.lock . \
    && /opt/longtable/bin/python -m pip uninstall --yes setuptools pip

FROM python:3.11-slim
RUN useradd --system --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin longtable \
    && install --directory --owner longtable --group longtable --mode 700 /data
COPY --from=build /opt/longtable /opt/longtable
ENV PATH=/opt/longtable/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    LONGTABLE_DATABASE=/data/longtable.sqlite3 \
    LONGTABLE_LOG_FORMAT=json
USER longtable
# config.toml is read from here if it is there; the token comes from LONGTABLE_TOKEN or a mounted file (LONGTABLE_TOKEN_FILE).
WORKDIR /data
VOLUME /data
# The bot writes a heartbeat beside its database; health reads its age.
HEALTHCHECK --interval=60s --timeout=15s --start-period=120s --retries=3 CMD ["longtable", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["longtable"]
CMD ["run"]
