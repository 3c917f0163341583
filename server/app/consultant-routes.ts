import type { FastifyInstance } from 'fastify';
import type { Services } from '../access/services.ts';
import { registerGuideRoutes } from '../consultant/guide/routes.ts';
import { registerConsultantLensRoutes } from '../consultant/lenses/routes.ts';
import { registerConsultantRatings } from '../consultant/ratings/routes.ts';
import { registerConsultantRequests } from '../consultant/requests/routes.ts';
import { registerVisitorPass } from '../consultant/visitors/routes.ts';
import type { ModelParts } from '../consultant/model/model-parts.ts';
import { registerModelRoutes } from '../consultant/model/routes.ts';

/** Registers the routes of the virtual consultant. */
export function registerConsultantRoutes(
  app: FastifyInstance,
  services: Services,
  model: ModelParts,
): void {
  registerConsultantLensRoutes(app, services);
  registerModelRoutes(app, services, model);
  registerGuideRoutes(app, services);
  registerVisitorPass(app, services);
  registerConsultantRequests(app, services);
  registerConsultantRatings(app, services);
}
