# The portal in production: the API and the built page. Firebase and PostgreSQL are given by the environment.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# `npm ci` looks for each workspace.
COPY packages/embedded-firebase/package.json packages/embedded-firebase/
COPY packages/payment-sandbox/package.json packages/payment-sandbox/
COPY packages/test-tools/package.json packages/test-tools/
RUN npm ci
COPY . .
# Only `production` leaves the STAGING badge out.
ARG VITE_STAGE
ARG VITE_FIREBASE_API_KEY
ARG VITE_FIREBASE_AUTH_DOMAIN
ARG VITE_FIREBASE_PROJECT_ID
ARG VITE_FIREBASE_STORAGE_BUCKET
ARG VITE_FIREBASE_APP_ID
RUN npm run build

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0
COPY package.json package-lock.json ./
COPY packages/embedded-firebase/package.json packages/embedded-firebase/
COPY packages/payment-sandbox/package.json packages/payment-sandbox/
COPY packages/test-tools/package.json packages/test-tools/
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build /app/dist/production dist/production
COPY domain domain
COPY server server
COPY tsconfig.json ./
USER node
EXPOSE 3000
# Alive, not ready: a database that is away for a while is no reason to start the portal anew.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "server/main.ts"]
