import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { loggableError } from '../errors/error-log.ts';
import { findMade, MADE } from './idempotently.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * OR-04: for a route that makes something. Answers for what was made by the same request before, by its id; throws
     * what a reader gets that may not see it (any more).
     */
    answerAgain?: (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<unknown>;
  }
}

/**
 * OR-04: a request that was answered before is answered so again, before anything else is asked of it: a schema, a file
 * or a rule may have changed since, and what was made was made. Who asks (`uidOf`), and whether they may, comes first.
 */
export function registerAnswerAgain(
  app: FastifyInstance,
  database: Database,
  uidOf: (request: FastifyRequest) => string,
): void {
  app.addHook('preValidation', async (request, reply) => {
    const { requestHash, headers } = request;
    const { answerAgain } = request.routeOptions.config;
    const key = headers['idempotency-key'];
    if (!answerAgain || requestHash === null || typeof key !== 'string') return undefined;
    const id = await findMade(database.db, { uid: uidOf(request), key, requestHash });
    if (id === null) return undefined;
    reply.type('application/json; charset=utf-8').serializer(asStored(request, reply));
    await answerAgain(request, reply, id);
    return reply;
  });
}

/** What was stored is answered even where the schema of today would not have it. */
function asStored(request: FastifyRequest, reply: FastifyReply) {
  const serialize = reply.getSerializationFunction(String(MADE));
  return (answer: Record<string, unknown>): string => {
    try {
      return serialize ? serialize(answer) : JSON.stringify(answer);
    } catch (error) {
      request.log.warn({ error: loggableError(error) }, 'answered again as it was stored');
      return JSON.stringify(answer);
    }
  };
}
