import type { COMMON_VARIABLES } from '#domain/emails/events/common-variables.ts';
import type { EmailValue } from '#domain/emails/events/email-event.ts';
import type { EmailSurroundings } from '../../platform/mail/email-event.ts';

/** Returns the values of the variables that every template has. */
export function commonValues(
  recipientName: string,
  { provider, portalUrl }: Pick<EmailSurroundings, 'provider' | 'portalUrl'>,
): Record<keyof typeof COMMON_VARIABLES, EmailValue> {
  return {
    recipientName: recipientName.replaceAll(/\s+/g, ' ').trim(),
    providerName: provider.name,
    providerWebsite: provider.website,
    providerPhone: provider.phone,
    settingsLink: portalUrl ? new URL('/settings', portalUrl).href : '',
  };
}
