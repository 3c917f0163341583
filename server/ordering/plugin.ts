import type { FastifyInstance } from 'fastify';
import { registerRecordRoutes } from '#server/access/records/record-routes.ts';
import type { Services } from '#server/access/services.ts';
import { hourly, type JobParts } from '#server/platform/jobs/hourly.ts';
import type { Job } from '#server/platform/jobs/job-runner.ts';
import { registerAttachmentRoutes } from './attachments/routes.ts';
import { forgetOldDrafts } from './drafts/forget-drafts.ts';
import { registerDraftRoutes } from './drafts/routes.ts';
import { registerDryRunRoutes } from './dry-run/routes.ts';
import { registerOrderExportRoutes } from './export/routes.ts';
import { registerAccountMessages } from './messages/account-routes.ts';
import { registerMessageRoutes } from './messages/routes.ts';
import { registerBulkDecisions } from './orders/decisions/decide-many-route.ts';
import { registerPromiseRoute } from './orders/decisions/promise-route.ts';
import { registerReturnRoute } from './orders/decisions/return-route.ts';
import { registerDecisions } from './orders/decisions/routes.ts';
import { registerReading } from './orders/reading/routes.ts';
import { registerSubmission } from './orders/submission/routes.ts';
import { registerWarrantyRoute } from './orders/submission/warranty-route.ts';
import { rejectReasonRecords } from './reject-reasons/reject-reason-records.ts';
import { registerReturnLabel } from './return-requests/label/routes.ts';
import { expireReturns } from './return-requests/steps/expire-returns.ts';
import { registerReturnRequestRoutes } from './return-requests/steps/routes.ts';
import { registerShippingRoutes } from './shipping/routes.ts';

/** Registers the routes about orders, drafts, messages and returns. */
export function registerOrdering(app: FastifyInstance, services: Services): void {
  registerDryRunRoutes(app, services);
  registerReading(app, services);
  registerSubmission(app, services);
  registerDecisions(app, services);
  registerBulkDecisions(app, services);
  registerPromiseRoute(app, services);
  registerReturnRoute(app, services);
  registerReturnRequestRoutes(app, services);
  registerRecordRoutes(app, services, rejectReasonRecords);
  registerShippingRoutes(app, services);
  registerOrderExportRoutes(app, services);
  registerReturnLabel(app, services);
  registerMessageRoutes(app, services);
  registerAccountMessages(app, services);
  registerDraftRoutes(app, services);
  registerAttachmentRoutes(app, services);
  registerWarrantyRoute(app, services);
}

/** The recurring work of orders. */
export function orderingJobs(parts: JobParts): Job[] {
  return hourly(parts, {
    expireReturns: (db, now, options) => expireReturns({ db }, now, options),
    forgetOldDrafts,
  });
}
