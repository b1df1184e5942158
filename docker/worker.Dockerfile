# syntax=docker/dockerfile:1
# The worker: refreshes, webhooks, housekeeping, the text of scanned documents. Build from the root of the repository:
#   docker build -f docker/worker.Dockerfile -t entity-registry-worker .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
# Prisma would otherwise download a native engine, which nothing here calls: any program does instead.
ENV SCARF_ANALYTICS=false NX_DAEMON=false PRISMA_SCHEMA_ENGINE_BINARY=/usr/local/bin/node
COPY package.json package-lock.json .npmrc nx.json .swcrc tsconfig.base.json ./
COPY apps ./apps
COPY libs ./libs
COPY tools ./tools
RUN --mount=type=cache,target=/root/.npm npm ci
COPY prisma ./prisma
RUN npm run build

FROM build AS collected
RUN node tools/docker/collect.mjs worker /out

FROM node:24.21.0-bookworm-slim
WORKDIR /srv
# What reads scanned documents (ADR 0025). The image works without, and then serves the text that came with them.
RUN apt-get update && apt-get install -y --no-install-recommends tesseract-ocr tesseract-ocr-spa poppler-utils && rm -rf /var/lib/apt/lists/*
# Both servers listen to the container's network: what reaches them from outside is what is published.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4030 METRICS_HOST=0.0.0.0 METRICS_PORT=9466 OBJECT_STORE_DIR=/srv/objects
COPY --from=collected /out ./
RUN mkdir objects && chown node:node objects
USER node
VOLUME /srv/objects
EXPOSE 4030 9466
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "apps/worker/dist/main.js"]
