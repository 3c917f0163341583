import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/http/services.ts';
import { registerBulkDecisions } from './decisions/decide-many-route.ts';
import { registerDecisions } from './decisions/routes.ts';
import { registerReading } from './reading/routes.ts';
import { registerSubmission } from './submission/routes.ts';

export function registerOrderRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerSubmission(app, services);
  registerDecisions(app, services);
  registerBulkDecisions(app, services);
}
