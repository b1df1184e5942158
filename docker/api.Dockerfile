# syntax=docker/dockerfile:1
# The public API. Build from the repository root: docker build -f docker/api.Dockerfile -t entity-registry-api .
FROM node:24-bookworm-slim AS build
WORKDIR /src
ENV SCARF_ANALYTICS=false NX_DAEMON=false
COPY package.json package-lock.json .npmrc nx.json .swcrc ./
COPY apps/api/package.json apps/api/
COPY libs ./libs
COPY tools ./tools
RUN npm ci
COPY apps ./apps
COPY prisma ./prisma
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /srv
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 METRICS_PORT=9464
COPY --from=build /src/package.json ./
COPY --from=build /src/node_modules ./node_modules
COPY --from=build /src/libs ./libs
COPY --from=build /src/apps/api ./apps/api
USER node
EXPOSE 4000 9464
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/api/dist/main.js"]
