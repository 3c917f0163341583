import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { registerBulkDecisions } from './decide-many-route.ts';
import { registerDecisions } from './decision-routes.ts';
import { registerReading } from './reading-routes.ts';
import { registerSubmission } from './submission-routes.ts';

export function registerOrderRoutes(app: FastifyInstance, services: Services): void {
  registerReading(app, services);
  registerSubmission(app, services);
  registerDecisions(app, services);
  registerBulkDecisions(app, services);
}
