import { converse } from '#domain/conversation/converse.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../access/services.ts';
import { registerConsultantLensRoutes } from '../consultant/lenses/routes.ts';
import { loadKnowledge } from '../consultant/model/load-knowledge.ts';
import { registerModelRoutes, type ModelParts } from '../consultant/model/routes.ts';

/** The language model, and what tests put in place of the core's own. */
export type ConsultantParts = Pick<ModelParts, 'model'> & Partial<ModelParts>;

/** Registers the routes of the virtual consultant. */
export function registerConsultantRoutes(
  app: FastifyInstance,
  services: Services,
  parts: ConsultantParts,
): void {
  registerConsultantLensRoutes(app, services);
  registerModelRoutes(app, services, {
    converse,
    loadKnowledge: () => loadKnowledge(services.database.db),
    ...parts,
  });
}
