# Two stages: the build with all its tools, and a server of what was built, which needs Node.js alone.
# Settings of docs/deploying.md are read when a container starts.

FROM node:22-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# Without network, or with --build-arg ENGINE=off, the engine stays out and all else works.
ARG ENGINE=on
RUN VITE_ENGINE=$ENGINE node scripts/engine.mjs || true
RUN node scripts/build.mjs core application programs

FROM node:22-slim
WORKDIR /square-control
ENV NODE_ENV=production
COPY --from=build /build/package.json /build/LICENSE /build/NOTICE ./
COPY --from=build /build/scripts/programs.mjs /build/scripts/squareControl.mjs scripts/
COPY --from=build /build/build/node build/node
COPY --from=build /build/dist dist
USER node
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "scripts/squareControl.mjs", "serve", "--host", "0.0.0.0", "--port", "8080"]
