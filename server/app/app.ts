import { provideStateLists } from '#domain/address/regions.ts';
import { STATE_LISTS } from '#domain/address/states/state-lists.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { distrustPassword } from '../accounts/passwords/unknown-password.ts';
import { registerApplicationRoutes } from '../accounts/applications/routes.ts';
import { registerAttachmentRoutes } from '../ordering/attachments/routes.ts';
import type { ServerConfig } from '../platform/program/config.ts';
import { registerExportRoute } from '../accounts/export/routes.ts';
import { registerMergeRoutes } from '../accounts/merge/routes.ts';
import { registerCustomerRoutes } from '../accounts/customers/routes.ts';
import type { Database } from '../platform/database/database.ts';
import { registerDraftRoutes } from '../ordering/drafts/routes.ts';
import type { ImportRunner } from '../access/imports/import-runner.ts';
import { registerImportRoutes } from '../access/imports/routes.ts';
import { registerChangeRoutes } from '../access/records/change-routes.ts';
import { registerEventRoutes } from '../access/events/routes.ts';
import { registerHealth } from '../platform/health/routes.ts';
import { registerIdentity } from '../access/identity/identity.ts';
import { registerOpenApi } from '../platform/http/open-api.ts';
import { registerPermission } from '../access/identity/permission.ts';
import { RATE_LIMITS, registerRateLimit, type RateLimits } from '../platform/http/rate-limit.ts';
import { registerJobs } from '../platform/jobs/register-jobs.ts';
import { registerLensRoutes } from '../lenses/routes.ts';
import type { MailOptions } from '../platform/mail/mail-options.ts';
import { registerConsultant, storePassages } from '../consultant/plugin.ts';
import { registerEmails, storeTemplates } from '../emails/plugin.ts';
import { paymentJobs, paymentParts, registerMoney } from '../money/plugin.ts';
import { moneyFromAbove } from './money-from-above.ts';
import type { ModelParts } from '../consultant/model/model-parts.ts';
import { registerHttp } from '../platform/plugin.ts';
import { NEUTRAL_PROVIDER } from '../platform/program/provider.ts';
import { registerAccountMessages } from '../ordering/messages/account-routes.ts';
import { registerMessageRoutes } from '../ordering/messages/routes.ts';
import { registerRecordRoutes } from '../access/records/record-routes.ts';
import { registerShippingRoutes } from '../ordering/shipping/routes.ts';
import { rejectReasonRecords } from '../ordering/reject-reasons/reject-reason-records.ts';
import { registerOrderExportRoutes } from '../ordering/export/routes.ts';
import { registerReturnLabel } from '../ordering/return-requests/label/routes.ts';
import { registerBulkDecisions } from '../ordering/orders/decisions/decide-many-route.ts';
import { registerDecisions } from '../ordering/orders/decisions/routes.ts';
import { registerReading } from '../ordering/orders/reading/routes.ts';
import { registerReturnRequestRoutes } from '../ordering/return-requests/steps/routes.ts';
import { registerReturnRoute } from '../ordering/orders/decisions/return-route.ts';
import { registerPromiseRoute } from '../ordering/orders/decisions/promise-route.ts';
import { registerSubmission } from '../ordering/orders/submission/routes.ts';
import { registerPriceRoutes } from '../lenses/prices/routes.ts';
import { registerDryRunRoutes } from '../ordering/dry-run/routes.ts';
import { registerInvitationRoutes } from '../accounts/invitations/routes.ts';
import { registerJoiningRoutes } from '../accounts/invitations/joining-routes.ts';
import { registerOwnMembershipRoutes } from '../accounts/team/own-membership-routes.ts';
import { registerMemberRoutes } from '../accounts/team/routes.ts';
import { registerClaimRoute } from '../accounts/claims/routes.ts';
import { callerOf } from '../access/caller/caller-of.ts';
import { findMemberships } from '../accounts/members/memberships.ts';
import { rememberSeen } from '../accounts/users/directory.ts';
import { fastifyOptions } from './fastify-options.ts';
import { hourlyJobs } from './hourly-jobs.ts';
import { exportTables } from './export-tables.ts';
import { mergeParts } from './merge-parts.ts';
import type { PaymentGateway } from '../money/gateway/port.ts';
import { continueImports, createImportRunner } from './imports.ts';
import { MEMBERS } from '../accounts/team/members.ts';
import { outboxLanes } from './outbox-lanes.ts';
import { registerWarrantyRoute } from '../ordering/orders/submission/warranty-route.ts';
import { registerOutbox } from '../platform/outbox/register-outbox.ts';
import { registerPasswordRoutes } from '../accounts/passwords/routes.ts';
import { registerPreferenceRoutes } from '../accounts/preferences/routes.ts';
import type { Services } from '../access/services.ts';
import { RememberedCallers } from '../access/sessions/remembered-callers.ts';
import { registerSessionRoutes } from '../access/sessions/routes.ts';
import { registerTermsRequirement } from '../accounts/terms/require-terms.ts';
import { registerTermsRoutes } from '../accounts/terms/routes.ts';
import { registerUserRecordRoutes } from '../accounts/user-edit/routes.ts';
import {
  registerOwnAddressRoutes,
  registerVerificationRoute,
} from '../accounts/verification/routes.ts';
import { registerUserRoutes } from '../accounts/users/routes.ts';

// Before the first request: the rules of addresses know the states of every country.
provideStateLists(STATE_LISTS);

export interface AppOptions {
  config: Pick<ServerConfig, 'logLevel' | 'trustedProxies'> &
    Partial<
      Pick<
        ServerConfig,
        | 'revealsUnknownEmail'
        | 'sessionLongest'
        | 'provider'
        | 'patientNames'
        | 'portalUrl'
        | 'mailEventsSecret'
        | 'consultantModel'
      >
    >;
  database: Database;
  clock?: () => Date;
  /** Shared with the other parts of the process that end sessions. */
  callers?: RememberedCallers;
  /** The mail options and the sender; without them emails wait in the outbox. */
  mail?: MailOptions | undefined;
  /** PY-02: where practices pay online; null or missing: they cannot. */
  gateway?: PaymentGateway | null;
  /** VC-02: replaces parts of the virtual consultant. */
  consultant?: Partial<ModelParts>;
  /** Whether browsers are told to use HTTPS only, as in production. */
  httpsOnly?: boolean;
  /** Replaces the default limits; false turns them off. */
  rateLimits?: RateLimits | false;
  /** Milliseconds that an identified caller is cached. */
  identityFreshFor?: number;
  /** Firebase's timeout when a caller is identified, in milliseconds. */
  identityWithin?: number;
  /** The destination of the log; standard output by default. */
  logStream?: { write: (line: string) => void };
  /** Whether this instance sends letters: by default. */
  isSendingLetters?: boolean;
  /** SE-09: what files beside the database the disk refuses to write, and why; null when it takes all. */
  refusedFiles?: () => string | null;
  /** Adds routes beside the API: the built app. */
  extend?: (app: FastifyInstance) => Promise<void> | void;
}

/** Builds the API with all options, so that tests run what is shipped. firebase-admin must be initialized. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock = () => new Date(), callers = new RememberedCallers() } = options;
  const { sessionLongest = null, patientNames = 'portal' } = options.config;
  const { provider = NEUTRAL_PROVIDER } = options.config;
  const { mail, refusedFiles, rateLimits = RATE_LIMITS, isSendingLetters = true } = options;
  const app = Fastify(fastifyOptions(options));
  registerHttp(app, {
    database,
    httpsOnly: options.httpsOnly ?? false,
    uidOf: (request) => callerOf(request).uid,
  });
  registerIdentity(app, {
    database,
    callers,
    accounts: {
      findMemberships,
      onSeen: rememberSeen,
      onUnknownChange: (user, at) => distrustPassword({ database, callers, clock }, user, at),
    },
    freshFor: options.identityFreshFor,
    within: options.identityWithin,
    now: () => clock().getTime(),
    sessionLongest,
    refusalsPerMinute: rateLimits ? rateLimits.refusalsPerMinute : Infinity,
  });
  registerPermission(app);
  registerTermsRequirement(app, database);
  if (rateLimits) await registerRateLimit(app, rateLimits);
  registerOpenApi(app);

  const portalUrl = options.config.portalUrl ?? options.mail?.portalUrl;
  const payments = paymentParts(options.gateway, { database, clock, portalUrl });
  storeTemplates(app, { database, clock });
  storePassages(app, { database, clock });
  const outbox = registerOutbox(app, {
    database,
    clock,
    lanes: outboxLanes(database.db, { mail: options.mail ?? { provider }, clock, payments }),
    onClosed: () => options.mail?.mailer.close?.(),
  });
  const services = { database, callers, clock, outbox, sessionLongest, provider, patientNames };
  const imports = createImportRunner(services, app.log);
  const consultant = { model: options.config.consultantModel ?? null, ...options.consultant };
  registerHealth(app, { database, refusedFiles });
  registerRoutes(app, services, { ...options.config, imports });
  await registerMoney(app, services, { payments, invoices: moneyFromAbove });
  registerConsultant(app, services, consultant);
  await registerEventRoutes(app, services);
  const { mailEventsSecret } = options.config;
  await registerEmails(app, services, { mail, portalUrl, mailEventsSecret, isSendingLetters });
  const jobs = [
    ...hourlyJobs(services, app.log),
    continueImports(imports),
    ...paymentJobs(app, payments),
  ];
  registerJobs(app, { database, jobs });
  await options.extend?.(app);
  return app;
}

/** Registers every route below `/api`, feature by feature. */
function registerRoutes(
  app: FastifyInstance,
  services: Services,
  config: AppOptions['config'] & {
    imports: ImportRunner;
  },
): void {
  registerChangeRoutes(app, services);
  registerExportRoute(app, services, exportTables);
  registerMergeRoutes(app, services, { members: MEMBERS, parts: mergeParts });
  registerCustomerRoutes(app, services, MEMBERS);
  registerImportRoutes(app, services, config.imports);
  registerClaimRoute(app, services);
  registerMemberRoutes(app, services);
  registerOwnMembershipRoutes(app, services);
  registerInvitationRoutes(app, services);
  registerJoiningRoutes(app, services);
  registerApplicationRoutes(app, services);
  registerLensRoutes(app, services);
  registerPriceRoutes(app, services);
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
  registerPreferenceRoutes(app, services);
  registerDraftRoutes(app, services);
  registerAttachmentRoutes(app, services);
  registerWarrantyRoute(app, services);
  registerTermsRoutes(app, services);
  registerSessionRoutes(app, services);
  registerUserRoutes(app, services);
  registerUserRecordRoutes(app, services);
  registerVerificationRoute(app, services);
  registerOwnAddressRoutes(app, services, config.revealsUnknownEmail);
  registerPasswordRoutes(app, services, config.revealsUnknownEmail);
}
