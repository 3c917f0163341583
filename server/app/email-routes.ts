import type { FastifyInstance } from 'fastify';
import type { Services } from '../access/services.ts';
import { registerMailReports } from '../emails/reports/routes.ts';
import { registerEmailLogRoutes } from '../emails/sending/routes.ts';
import { registerEmailSettingsRoutes } from '../emails/settings/routes.ts';
import { registerSuppressionRoutes } from '../emails/suppressions/routes.ts';
import { registerEmailTemplateRoutes } from '../emails/templates/routes.ts';
import { findOrderToShow } from '../ordering/emails/find-order-to-show.ts';
import type { MailOptions } from '../platform/mail/mail-options.ts';
import { EMAIL_SOURCES } from '../emails/email-sources.ts';

interface EmailConfig {
  mail: MailOptions | undefined;
  mailEventsSecret?: string | undefined;
}

/** Registers the routes about emails: what was sent, what came back, templates and settings. */
export async function registerEmailRoutes(
  app: FastifyInstance,
  services: Services,
  config: EmailConfig,
): Promise<void> {
  registerEmailLogRoutes(app, services);
  registerSuppressionRoutes(app, services);
  await registerMailReports(app, services, config.mailEventsSecret);
  registerEmailTemplateRoutes(app, services, {
    mail: config.mail,
    provider: services.provider,
    portalUrl: config.mail?.portalUrl,
    sources: EMAIL_SOURCES,
    findOrder: findOrderToShow,
  });
  registerEmailSettingsRoutes(app, services);
}
