import type { FastifyInstance } from 'fastify';
import { hourly, type JobParts } from '../platform/jobs/hourly.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { registerEventRoutes } from './events/routes.ts';
import { registerIdentity } from './identity/identity.ts';
import { registerPermission } from './identity/permission.ts';
import { forgetOldImports } from './imports/forget-imports.ts';
import type { ImportRunner } from './imports/import-runner.ts';
import { registerImportRoutes } from './imports/routes.ts';
import { registerChangeRoutes } from './records/change-routes.ts';
import type { Services } from './services.ts';
import { forgetOldSessions } from './sessions/forget-sessions.ts';
import { registerSessionRoutes } from './sessions/routes.ts';

const CONTINUES_EVERY = 30_000;

/** Registers what identifies the caller of every request, and asks for the permission of its route. */
export function registerCallers(
  app: FastifyInstance,
  options: Parameters<typeof registerIdentity>[1],
): void {
  registerIdentity(app, options);
  registerPermission(app);
}

/** Registers the routes of sessions, events, imports and the history of records. */
export async function registerAccess(
  app: FastifyInstance,
  services: Services,
  imports: ImportRunner,
): Promise<void> {
  registerChangeRoutes(app, services);
  registerImportRoutes(app, services, imports);
  registerSessionRoutes(app, services);
  await registerEventRoutes(app, services);
}

/** The recurring work of access. */
export function accessJobs(parts: JobParts): Job[] {
  return hourly(parts, { forgetOldImports, forgetOldSessions });
}

/** Continues imports that a server left when it stopped. */
export function continueImports(runner: ImportRunner): Job {
  return {
    name: 'continueImports',
    every: CONTINUES_EVERY,
    atOnce: true,
    run: (signal) => runner.continueAll(signal),
  };
}
