import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Database } from './database/database.ts';
import { registerAnswerSchemas } from './http/answer-schemas.ts';
import { registerErrors } from './http/errors.ts';
import { registerGracefulClose } from './http/graceful-close.ts';
import { registerRawBody } from './http/raw-body.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerTextCheck } from './http/text-check.ts';
import { registerAnswerAgain } from './idempotency/answer-again.ts';
import { forgetOldAnswers } from './idempotency/idempotently.ts';
import { hourly, type JobParts } from './jobs/hourly.ts';
import type { Job } from './jobs/job-runner.ts';
import { forgetDelivered } from './outbox/forget-delivered.ts';

export { registerHealth } from './health/routes.ts';
export { registerOpenApi } from './http/open-api.ts';
export { RATE_LIMITS, registerRateLimit } from './http/rate-limit.ts';
export { registerJobs } from './jobs/register-jobs.ts';
export { registerOutbox } from './outbox/register-outbox.ts';

interface HttpOptions {
  database: Database;
  /** Whether browsers must use HTTPS only. */
  httpsOnly: boolean;
  /** Who sent an identified request. */
  uidOf: (request: FastifyRequest) => string;
}

/** Registers what every request passes: schemas, errors, the log, headers, and the checks of its body. */
export function registerHttp(
  app: FastifyInstance,
  { database, httpsOnly, uidOf }: HttpOptions,
): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerAnswerSchemas(app);
  registerErrors(app);
  registerRequestLog(app);
  registerGracefulClose(app);
  registerSecurityHeaders(app, httpsOnly);
  registerRawBody(app);
  registerAnswerAgain(app, database, uidOf);
  registerTextCheck(app);
}

/** The platform's recurring work. */
export function platformJobs(parts: JobParts): Job[] {
  return hourly(parts, { forgetOldAnswers, forgetDelivered });
}
