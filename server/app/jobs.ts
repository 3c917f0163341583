import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ImportRunner } from '../access/imports/import-runner.ts';
import { accessJobs, continueImports } from '../access/plugin.ts';
import { accountJobs } from '../accounts/plugin.ts';
import { consultantJobs } from '../consultant/plugin.ts';
import { emailJobs } from '../emails/email-jobs.ts';
import type { PageParts } from '../money/checkouts/open-page.ts';
import { moneyJobs, paymentJobs } from '../money/plugin.ts';
import { orderingJobs } from '../ordering/plugin.ts';
import type { JobParts } from '../platform/jobs/hourly.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { platformJobs } from '../platform/plugin.ts';

/** The jobs of all floors that one of all instances runs once an hour, and the check of the books once a day. */
export function hourlyJobs(parts: JobParts, log: Pick<FastifyBaseLogger, 'error'>): Job[] {
  return [
    ...platformJobs(parts),
    ...accessJobs(parts),
    ...accountJobs(parts, log),
    ...moneyJobs(parts),
    ...orderingJobs(parts),
    ...consultantJobs(parts),
    ...emailJobs(parts),
  ];
}

/** All jobs, with those that run more often: imports, and online payments. */
export function allJobs(
  app: FastifyInstance,
  parts: JobParts,
  { imports, payments }: { imports: ImportRunner; payments: PageParts | null },
): Job[] {
  return [...hourlyJobs(parts, app.log), continueImports(imports), ...paymentJobs(app, payments)];
}
