import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { loggableError } from '../errors/error-log.ts';
import { findMade, MADE } from './idempotently.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * OR-04: for a route that creates something. Answers a repeated request with the record that the first one created.
     * Throws the error that a caller gets who may not read the record (any more).
     */
    answerAgain?: (request: FastifyRequest, reply: FastifyReply, id: string) => Promise<unknown>;
  }
}

/**
 * OR-04: gives a repeated request the same answer before any other check, because a schema, a file or a rule may have
 * changed since the record was created. The caller (`uidOf`) and their permission are checked first.
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

/** Sends the stored record even if it does not match today's schema. */
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
