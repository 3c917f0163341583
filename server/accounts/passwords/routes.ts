import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { passwordChangeSchema, passwordResetSchema } from '#domain/access/password-schema.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { networkOf } from '../../platform/tries/network-of.ts';
import { secondsUntil } from '../../platform/tries/pause.ts';
import { changePassword } from './change-password.ts';
import { requestReset } from './request-reset.ts';
import { countResetTry, emailDigest } from './reset-tries.ts';

const answers = { 204: z.null() };

/** Forgotten and changed passwords. `revealsUnknown`: whether to report that an address has no account (VA-01). */
export function registerPasswordRoutes(
  app: FastifyInstance,
  services: Services,
  revealsUnknown = true,
): void {
  registerReset(app, services, revealsUnknown);
  registerChange(app, services);
}

function registerReset(
  app: FastifyInstance,
  { database, clock }: Services,
  revealsUnknown: boolean,
): void {
  apiRoutes(app).post(
    '/api/auth/password-reset',
    { permission: 'public', body: passwordResetSchema, answers },
    async (request, reply) => {
      const { email, language } = request.body;
      const now = clock();
      const asked = { email: emailDigest(email), network: networkOf(request.ip), now };
      const pausedUntil = await database.db.transaction((tx) => countResetTry(tx, asked));
      if (pausedUntil) throw tooManyTries(secondsUntil(pausedUntil, now));
      await requestReset(database, { email, language, revealsUnknown });
      return reply.code(204).send(null);
    },
  );
}

/** The error with the seconds to wait; `nearest` repeats them for clients that read only the body. */
function tooManyTries(seconds: number): Problem {
  const message = `Too many links were requested. Try again in ${seconds} seconds`;
  return new Problem('too-many-requests', message, {
    errors: { email: { rule: 'wait', message, nearest: seconds } },
    retryAfter: seconds,
  });
}

function registerChange(app: FastifyInstance, { database, callers, clock }: Services): void {
  apiRoutes(app).post(
    '/api/auth/password',
    { permission: 'password:change', body: passwordChangeSchema, answers },
    async (request, reply) => {
      const caller = callerOf(request);
      await changePassword(database, { caller, callers, change: request.body, clock });
      return reply.code(204).send(null);
    },
  );
}
