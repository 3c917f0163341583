import type { TemplatePreview } from '#domain/emails/email-template.ts';
import { variablesOf } from '#domain/emails/events/email-events.ts';
import type { Caller } from '../../access/caller/caller.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { readEmailSettings } from '../settings/email-settings.ts';
import { exampleValues } from './check-rendering.ts';
import { checkedValues } from './checked-values.ts';
import type { EmailValues } from './render-template.ts';
import type { TemplateParts } from './template-parts.ts';

/** Who looks at a draft, and when. */
export interface Viewing {
  caller: Caller;
  clock: () => Date;
}

/** Returns the values that a draft is shown with: a real order's, or the examples. @throws Problem 404, 422 */
export async function previewValues(
  db: Handle,
  draft: TemplatePreview,
  viewing: Viewing,
  parts: TemplateParts,
): Promise<EmailValues> {
  const variables = variablesOf(draft.event);
  const { provider, portalUrl } = parts;
  const common = {
    recipientName: viewing.caller.name,
    providerName: provider.name,
    providerWebsite: provider.website,
    providerPhone: provider.phone,
    settingsLink: portalUrl === undefined ? '' : new URL('/settings', portalUrl).href,
  };
  const own =
    draft.orderNumber === null
      ? exampleValues(variables)
      : await orderValues(db, { ...draft, orderNumber: draft.orderNumber }, viewing, parts);
  return checkedValues(variables, { ...own, ...common });
}

async function orderValues(
  db: Handle,
  { event, language, orderNumber }: TemplatePreview & { orderNumber: string },
  { caller, clock }: Viewing,
  { sources, findOrder, provider, portalUrl }: TemplateParts,
): Promise<EmailValues> {
  const source = sources.find((one) => one.event === event);
  const order = source && (await findOrder(db, event, orderNumber));
  if (!order) throw noOrder('not-found', `There is no order ${orderNumber}`, orderNumber);
  const { patientNames } = await readEmailSettings(db);
  const { accountNumber, ref } = order;
  // What an owner of the practice would receive: of all members they see most. No user: nobody's own role counts.
  const reader = {
    uid: null,
    address: caller.email,
    accountNumber,
    practiceRole: 'owner' as const,
    language,
  };
  const surroundings = { provider, portalUrl, patientNames, clock };
  const values = await source.findValues(db, ref, { reader, surroundings });
  if (values) return values;
  const message = `Nobody is notified of this event for ${orderNumber}: it is in another state`;
  throw noOrder('invalid', message, orderNumber);
}

function noOrder(code: 'not-found' | 'invalid', message: string, value: string): Problem {
  return new Problem(code, message, {
    errors: { orderNumber: { rule: 'unknown', message, value } },
  });
}
