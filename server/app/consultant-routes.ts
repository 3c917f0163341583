import type { FastifyInstance } from 'fastify';
import type { Services } from '../access/services.ts';
import { registerConsultantLensRoutes } from '../consultant/lenses/routes.ts';

/** Registers the routes of the virtual consultant. */
export function registerConsultantRoutes(app: FastifyInstance, services: Services): void {
  registerConsultantLensRoutes(app, services);
}
