# syntax=docker/dockerfile:1
# The public API. Build from the root of the repository:
#   docker build -f docker/api.Dockerfile -t entity-registry-api .
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

# Migrations and the command line; compose.yaml migrates with it.
FROM build AS tools
RUN mkdir -p /srv/objects && chown node:node /srv/objects
ENV NODE_ENV=production OBJECT_STORE_DIR=/srv/objects
USER node
CMD ["npm", "run", "migrate"]

FROM build AS collected
RUN node tools/docker/collect.mjs api /out

FROM node:24.21.0-bookworm-slim
WORKDIR /srv
# Both servers listen to the container's network: what reaches them from outside is what is published.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 METRICS_HOST=0.0.0.0 METRICS_PORT=9464 OBJECT_STORE_DIR=/srv/objects
COPY --from=collected /out ./
RUN mkdir objects && chown node:node objects
USER node
VOLUME /srv/objects
EXPOSE 4000 9464
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=64", "apps/api/dist/main.js"]
