# Digsite's server in a container. docs/hosting.md tells how it is used.

FROM python:3.12-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN DIGSITE_REQUIRE_COMPILED=1 make wheel

FROM python:3.12-slim
COPY --from=build /src/build/wheel/ /tmp/wheel/
COPY requirements/dev.txt /tmp/wheel/pins.txt
RUN pip install --no-cache-dir -c /tmp/wheel/pins.txt "$(ls /tmp/wheel/digsite-*.whl)[server]" \
    && rm -rf /tmp/wheel \
    && useradd --create-home digsite \
    && install -d -o digsite /data
USER digsite
WORKDIR /data
VOLUME /data
ENV DIGSITE_DATABASE=sqlite:////data/digsite.db
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["digsite", "serve", "--host", "0.0.0.0"]
