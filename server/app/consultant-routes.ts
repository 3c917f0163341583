import type { FastifyInstance } from 'fastify';
import type { Services } from '../access/services.ts';
import { registerConsultantRatings } from '../consultant/ratings/routes.ts';
import { registerConsultantRequests } from '../consultant/requests/routes.ts';
import { registerVisitorPass } from '../consultant/visitors/routes.ts';

/** The routes of the virtual consultant. */
export function registerConsultantRoutes(app: FastifyInstance, services: Services): void {
  registerVisitorPass(app, services);
  registerConsultantRequests(app, services);
  registerConsultantRatings(app, services);
}
