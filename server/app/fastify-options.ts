import { randomUUID } from 'node:crypto';
import { LogController, type FastifyServerOptions } from 'fastify';
import { serializeError } from '../platform/errors/error-log.ts';
import { sendFrameworkError } from '../platform/http/errors.ts';
import type { ServerConfig } from '../platform/program/config.ts';

const MAX_BYTES = 64 * 1024;
/** Fastify's limit for each step of a start, off: `inStep` says what takes long instead of ending it (decision 57). */
const NO_LIMIT = 0;
/** Enough for `filter={"id":[…]}` with three hundred ids. */
const LONGEST_PARAMETER = 2_000;

interface Options {
  config: Pick<ServerConfig, 'logLevel' | 'trustedProxies'>;
  logStream?: { write: (line: string) => void };
}

/** Every option of Fastify. */
export function fastifyOptions({ config, logStream }: Options): FastifyServerOptions {
  return {
    logger: {
      level: config.logLevel,
      // For Fastify's own log entries.
      serializers: { err: serializeError },
      ...(logStream && { stream: logStream }),
    },
    // Our own log line contains the route, not the URL, which may contain private data.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: MAX_BYTES,
    pluginTimeout: NO_LIMIT,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: (error, request, reply) => void sendFrameworkError(error, request, reply),
    // Fastify's own response has another format than the API's (`registerGracefulClose`).
    return503OnClosing: false,
    // Streams end by themselves (preClose); connections that remain are idle.
    forceCloseConnections: 'idle',
  };
}
