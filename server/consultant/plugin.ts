import type { FastifyInstance } from 'fastify';
import type { Services } from '../access/services.ts';
import { hourly, type JobParts } from '../platform/jobs/hourly.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { inStep } from '../platform/program/start-step.ts';
import { FIRST_PASSAGES } from './guide/first-passages.ts';
import { installPassages } from './guide/install-passages.ts';
import { registerGuideRoutes } from './guide/routes.ts';
import { registerConsultantLensRoutes } from './lenses/routes.ts';
import { forgetOldModelDays } from './model/budget.ts';
import type { ModelParts } from './model/model-parts.ts';
import { registerModelRoutes } from './model/routes.ts';
import { forgetOldModelTries } from './model/tries.ts';
import { forgetOldRatings } from './ratings/forget-ratings.ts';
import { registerConsultantRatings } from './ratings/routes.ts';
import { forgetOldRequests } from './requests/forget-requests.ts';
import { registerConsultantRequests } from './requests/routes.ts';
import { registerVisitorPass } from './visitors/routes.ts';
import { forgetOldVisitorTries } from './visitors/visitor-tries.ts';

/** Registers the routes of the virtual consultant. */
export function registerConsultant(
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

/** Stores the passages of the guide before the first answer. */
export function storePassages(
  app: FastifyInstance,
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
): void {
  app.addHook('onReady', () => {
    const step = { name: 'Storing the passages of the guide', waitsFor: 'the database' };
    return inStep(
      step,
      () => installPassages(db, FIRST_PASSAGES, clock),
      (line) => app.log.warn(line),
    );
  });
}

/** The consultant's recurring work. */
export function consultantJobs(parts: JobParts): Job[] {
  return hourly(parts, {
    forgetOldRequests,
    forgetOldRatings,
    forgetOldVisitorTries,
    forgetOldModelDays,
    forgetOldModelTries,
  });
}
