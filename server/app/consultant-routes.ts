import { FIRST_PASSAGES } from '#domain/guide/first-passages.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../access/services.ts';
import { installPassages } from '../consultant/guide/install-passages.ts';
import { registerGuideRoutes } from '../consultant/guide/routes.ts';
import { registerConsultantLensRoutes } from '../consultant/lenses/routes.ts';

/** Registers the routes of the virtual consultant, and stores the passages that the portal brings at its start. */
export function registerConsultantRoutes(app: FastifyInstance, services: Services): void {
  registerConsultantLensRoutes(app, services);
  registerGuideRoutes(app, services);
  const { database, clock } = services;
  app.addHook('onReady', () => installPassages(database.db, FIRST_PASSAGES, clock));
}
