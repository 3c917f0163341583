import type { FastifyInstance } from 'fastify';
import { registerRecordRoutes } from '../access/records/record-routes.ts';
import type { Services } from '../access/services.ts';
import type { AccountTable } from '../platform/database/account-table.ts';
import { hourly, type JobParts } from '../platform/jobs/hourly.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import { registerAttachmentRoutes } from './attachments/routes.ts';
import { draftTable } from './drafts/account-tables.ts';
import { forgetOldDrafts } from './drafts/forget-drafts.ts';
import { registerDraftRoutes } from './drafts/routes.ts';
import { registerDryRunRoutes } from './dry-run/routes.ts';
import { registerOrderExportRoutes } from './export/routes.ts';
import { registerAccountMessages } from './messages/account-routes.ts';
import { messageTable } from './messages/account-tables.ts';
import { registerMessageRoutes } from './messages/routes.ts';
import { orderTables } from './orders/account-tables.ts';
import { registerBulkDecisions } from './orders/decisions/decide-many-route.ts';
import { registerPromiseRoute } from './orders/decisions/promise-route.ts';
import { registerReturnRoute } from './orders/decisions/return-route.ts';
import { registerDecisions } from './orders/decisions/routes.ts';
import { registerReading } from './orders/reading/routes.ts';
import { registerSubmission } from './orders/submission/routes.ts';
import { registerWarrantyRoute } from './orders/submission/warranty-route.ts';
import { promiseTable } from './promises/account-tables.ts';
import { rejectReasonRecords } from './reject-reasons/reject-reason-records.ts';
import { returnRequestTable } from './return-requests/account-tables.ts';
import { registerReturnLabel } from './return-requests/label/routes.ts';
import { expireReturns } from './return-requests/steps/expire-returns.ts';
import { registerReturnRequestRoutes } from './return-requests/steps/routes.ts';
import { returnTable } from './returns/account-tables.ts';
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

/** AD-05: what accounts have of orders. */
export const orderingTables: readonly AccountTable[] = [
  ...orderTables,
  promiseTable,
  messageTable,
  returnTable,
  returnRequestTable,
  draftTable,
];
