import type { FastifyInstance } from 'fastify';
import type { Services } from '../access/services.ts';
import { MEMBERS } from '../accounts/team/members.ts';
import { findOrderToShow } from '../ordering/emails/find-order-to-show.ts';
import type { AccountTable } from '../platform/database/account-table.ts';
import type { MailOptions } from '../platform/mail/mail-options.ts';
import { inStep } from '../platform/program/start-step.ts';
import { registerNoticeRoutes } from './bell/routes.ts';
import { registerCampaignSender } from './campaigns/campaign-sender.ts';
import { registerCampaignRoutes } from './campaigns/routes.ts';
import { registerUnsubscribeRoutes } from './campaigns/unsubscribe-routes.ts';
import { accountChoiceTable } from './choices/account-tables.ts';
import { findLanguages } from './choices/find-languages.ts';
import { registerChoiceRoutes } from './choices/routes.ts';
import { registerDirectEmailRoutes } from './direct/routes.ts';
import { DEFAULT_TEMPLATES, EMAIL_SOURCES } from './email-sources.ts';
import { registerMailReports } from './reports/routes.ts';
import { registerEmailLogRoutes } from './sending/routes.ts';
import { registerEmailSettingsRoutes } from './settings/routes.ts';
import { registerSuppressionRoutes } from './suppressions/routes.ts';
import { installDefaultTemplates } from './templates/install-defaults.ts';
import { registerEmailTemplateRoutes } from './templates/routes.ts';

interface EmailOptions {
  /** Undefined without a mail server. */
  mail: MailOptions | undefined;
  mailEventsSecret?: string | undefined;
  portalUrl: string | undefined;
  /** Whether this instance sends campaigns. */
  isSendingCampaigns: boolean;
}

/** Registers what notifies of events, the log and the settings of emails, and campaigns to customers with their sender. */
export async function registerEmails(
  app: FastifyInstance,
  services: Services,
  options: EmailOptions,
): Promise<void> {
  const { mail } = options;
  registerChoiceRoutes(app, services);
  registerNoticeRoutes(app, services);
  registerEmailLogRoutes(app, services);
  registerSuppressionRoutes(app, services);
  await registerMailReports(app, services, options.mailEventsSecret);
  registerEmailTemplateRoutes(app, services, {
    mail,
    provider: services.provider,
    portalUrl: mail?.portalUrl,
    sources: EMAIL_SOURCES,
    findOrder: findOrderToShow,
  });
  registerEmailSettingsRoutes(app, services);
  registerCampaigns(app, services, options);
}

function registerCampaigns(
  app: FastifyInstance,
  services: Services,
  { portalUrl, isSendingCampaigns }: EmailOptions,
): void {
  const { database, clock } = services;
  const parts = { members: MEMBERS, clock, findLanguages };
  registerCampaignSender(app, { database, parts, isSendingCampaigns });
  registerCampaignRoutes(app, services, { parts, portalUrl });
  registerUnsubscribeRoutes(app, services);
  registerDirectEmailRoutes(app, services);
}

/** Stores the templates of emails before the first answer. */
export function storeTemplates(
  app: FastifyInstance,
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
): void {
  app.addHook('onReady', () => {
    const step = { name: 'Storing the templates of emails', waitsFor: 'the database, or MJML' };
    return inStep(
      step,
      () => installDefaultTemplates(db, DEFAULT_TEMPLATES, clock),
      (line) => app.log.warn(line),
    );
  });
}

/** AD-05: what accounts have of emails. */
export const emailTables: readonly AccountTable[] = [accountChoiceTable];
