import Fastify, { type FastifyInstance } from 'fastify';
import { registerAccess } from '../access/plugin.ts';
import { RememberedCallers } from '../access/sessions/remembered-callers.ts';
import { registerAccounts } from '../accounts/plugin.ts';
import { registerConsultant, storePassages } from '../consultant/plugin.ts';
import { registerEmails, storeTemplates } from '../emails/plugin.ts';
import { registerLenses } from '../lenses/plugin.ts';
import { paymentParts, registerMoney } from '../money/plugin.ts';
import { registerOrdering } from '../ordering/plugin.ts';
import { registerHealth, registerJobs, registerOutbox } from '../platform/plugin.ts';
import { NEUTRAL_PROVIDER } from '../platform/program/provider.ts';
import { accountParts } from './account-parts.ts';
import type { AppOptions } from './app-options.ts';
import { fastifyOptions } from './fastify-options.ts';
import { createImportRunner } from './imports.ts';
import { allJobs } from './jobs.ts';
import { moneyFromAbove } from './money-from-above.ts';
import { outboxLanes } from './outbox-lanes.ts';
import { registerRequests } from './requests.ts';

export type { AppOptions } from './app-options.ts';

/** Builds the API with all options, so that tests run what is shipped. firebase-admin must be initialized. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, clock = () => new Date(), callers = new RememberedCallers() } = options;
  const { config, mail, isSendingCampaigns = true } = options;
  const { sessionLongest = null, patientNames = 'portal', provider = NEUTRAL_PROVIDER } = config;
  const { revealsUnknownEmail, mailEventsSecret, portalUrl = mail?.portalUrl } = config;
  const app = Fastify(fastifyOptions(options));
  await registerRequests(app, { database, callers, clock, sessionLongest }, options);

  const payments = paymentParts(options.gateway, { database, clock, portalUrl });
  // Before the outbox, which sends with the templates.
  storeTemplates(app, { database, clock });
  storePassages(app, { database, clock });
  const outbox = registerOutbox(app, {
    database,
    clock,
    lanes: outboxLanes(database.db, { mail: mail ?? { provider }, clock, payments }),
    onClosed: () => mail?.mailer.close?.(),
  });
  const services = { database, callers, clock, outbox, sessionLongest, provider, patientNames };
  const imports = createImportRunner(services, app.log);
  const model = { model: config.consultantModel ?? null, ...options.consultant };

  registerHealth(app, { database, refusedFiles: options.refusedFiles });
  await registerAccess(app, services, imports);
  registerAccounts(app, services, { parts: accountParts, revealsUnknownEmail });
  registerLenses(app, services);
  await registerMoney(app, services, { payments, invoices: moneyFromAbove });
  registerOrdering(app, services);
  registerConsultant(app, services, model);
  await registerEmails(app, services, { mail, mailEventsSecret, portalUrl, isSendingCampaigns });
  registerJobs(app, { database, jobs: allJobs(app, services, { imports, payments }) });
  await options.extend?.(app);
  return app;
}
