# The service in a container: docker build -f infra/containers/server.Dockerfile -t arbiter .
FROM node:24-bookworm-slim AS installed
WORKDIR /arbiter
COPY . .
RUN npm run -s setup && npm cache clean --force

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /arbiter
COPY --from=installed --chown=node:node /arbiter /arbiter
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# node itself is process 1: it hears SIGTERM and stops in good order
CMD ["node", "services/server/src/main.ts"]
