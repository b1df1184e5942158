# syntax=docker/dockerfile:1
# The public API. Build from the repository root: docker build -f docker/api.Dockerfile -t entity-registry-api .
# The stage `build` keeps the tools: compose.yaml migrates with it.
FROM node:24-bookworm-slim AS build
WORKDIR /src
# Prisma would otherwise download a native engine, which nothing here calls: any program does instead.
ENV SCARF_ANALYTICS=false NX_DAEMON=false PRISMA_SCHEMA_ENGINE_BINARY=/usr/local/bin/node
COPY package.json package-lock.json .npmrc nx.json .swcrc ./
COPY apps ./apps
COPY libs ./libs
COPY tools ./tools
RUN npm ci
COPY prisma ./prisma
RUN npm run build

FROM build AS production
RUN npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /srv
# Both servers listen to the container's network: what reaches them from outside is what is published.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 METRICS_HOST=0.0.0.0 METRICS_PORT=9464 OBJECT_STORE_DIR=/srv/objects
COPY --from=production /src/package.json ./
COPY --from=production /src/node_modules ./node_modules
COPY --from=production /src/libs ./libs
COPY --from=production /src/apps/api ./apps/api
RUN install -d -o node -g node /srv/objects
USER node
VOLUME /srv/objects
EXPOSE 4000 9464
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "apps/api/dist/main.js"]
