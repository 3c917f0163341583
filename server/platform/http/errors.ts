import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import type { ApiErrorBody } from '#domain/access/api-error.ts';
import { loggableError } from '../errors/error-log.ts';
import { codeOfStatus, Problem } from '../errors/problem.ts';
import { databaseProblem, refusedByTrigger } from './database-problem.ts';
import { fieldErrors } from './field-errors.ts';
import { fromRefusedText, undecodable } from './text-check.ts';

/** Sends every error in one format. Unexpected errors are logged and sent without details. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) =>
    sendProblem(toProblem(error), error, request, reply),
  );
  app.setNotFoundHandler((request, reply) => {
    const problem = new Problem('not-found', 'There is nothing at this address');
    return sendProblem(problem, problem, request, reply);
  });
}

/** Sends Fastify's errors from before the route is known, such as a URL that cannot be decoded. No hook has run. */
export function sendFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = error.code === 'FST_ERR_BAD_URL' ? undecodable('path') : toProblem(error);
  reply.header('x-request-id', request.id).header('cache-control', 'no-store');
  return sendProblem(problem, error, request, reply);
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const refusedText = fromRefusedText(error);
  if (refusedText) return refusedText;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error);
  const status = statusOf(error);
  if (status !== null && status >= 400 && status < 500 && error instanceof Error) {
    return new Problem(codeOfStatus(status), error.message, { cause: error });
  }
  return (
    refusedByTrigger(error) ??
    databaseProblem(error) ??
    new Problem('internal', 'Something went wrong on our side', { cause: error })
  );
}

/** Reports an invalid body field by field. An invalid URL or header is an error of the calling program. */
function invalidRequest(
  error: Pick<FastifyError, 'validationContext'> & {
    validation: ZodFastifySchemaValidationError[];
  },
): Problem {
  const issues = error.validation.map(({ keyword, message, instancePath, params }) => ({
    code: keyword,
    message: message ?? '',
    path: instancePath.split('/').filter(Boolean),
    params: ofOurRule(params),
  }));
  const errors = fieldErrors(issues);
  if (error.validationContext === 'body') {
    return new Problem('invalid', 'Some fields are not valid', { errors });
  }
  const messages = Object.entries(errors).map(([path, { message }]) => `${path}: ${message}`);
  return new Problem('bad-request', messages.join('; '), { errors });
}

/** Returns the details that our own rules add to an issue; zod's rules add none. */
function ofOurRule(params: object): Record<string, unknown> | undefined {
  const own: unknown = 'params' in params ? params.params : null;
  return typeof own === 'object' && own !== null ? { ...own } : undefined;
}

function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  return typeof error.statusCode === 'number' ? error.statusCode : null;
}

function sendProblem(
  problem: Problem,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = statusOf(problem.cause) ?? problem.status;
  if (problem.status >= 500) {
    request.log.error({ error: loggableError(problem.cause ?? error) }, problem.message);
  }
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  const body: ApiErrorBody = {
    code: problem.code,
    message: problem.message,
    requestId: request.id,
    ...(problem.errors && { errors: problem.errors }),
    ...(problem.current === undefined ? {} : { current: problem.current }),
    ...(problem.reason && { reason: problem.reason }),
  };
  return reply
    .code(problem.code === 'internal' ? 500 : status)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(body);
}
