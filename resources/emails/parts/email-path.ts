import type { EmailState } from '#domain/emails/email-states.ts';
import type { EmailRow } from '#domain/emails/email.ts';

export const EMAILS_PATH = '/admin/email-management/messages';

/** Returns the path of the page of an email. */
export function emailPath(id: string): string {
  return `${EMAILS_PATH}/${id}`;
}

/** Returns the path of the list of those emails of a campaign that are in one of the states. */
export function campaignEmailsPath(campaignId: string, states: readonly EmailState[]): string {
  const filter = JSON.stringify({ campaignId, states });
  return `${EMAILS_PATH}?filter=${encodeURIComponent(filter)}`;
}

const CAUSES = {
  orders: (id: string) => `/admin/order-approval/${id}`,
  applications: (id: string) => `/admin/customer-management/applications/${id}`,
  users: (id: string) => `/admin/user-management/${id}`,
  invoices: (id: string) => `/admin/customer-management/invoices/${id}/show`,
  customers: (id: string) => `/admin/customer-management/${id}/show`,
} as const;

/** The record that caused the email, and where it is shown; null for one without a page. */
export function causeOf({
  causeResource,
  causeId,
}: EmailRow): { resource: keyof typeof CAUSES; path: string } | null {
  if (causeId === '' || !isShown(causeResource)) return null;
  const path = CAUSES[causeResource](encodeURIComponent(causeId));
  return { resource: causeResource, path };
}

function isShown(resource: string): resource is keyof typeof CAUSES {
  return resource in CAUSES;
}
