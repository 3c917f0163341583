import type { FastifyInstance } from 'fastify';
import { visitorPassSchema } from '#domain/consultant/requests/consultant-request.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { makePass, PASS_WAIT } from './pass.ts';

/** VC-03: what a form of the consultant's public pages asks for when it is opened. */
export function registerVisitorPass(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).get(
    '/api/consultant/pass',
    { permission: 'public', answers: { 200: visitorPassSchema } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { pass: await makePass(database.db, clock()), wait: PASS_WAIT };
    },
  );
}
