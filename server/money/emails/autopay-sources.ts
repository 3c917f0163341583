import { z } from 'zod';
import type { Locale } from '#domain/basics/locale.ts';
import { formatCents, sumCents } from '#domain/basics/money.ts';
import { AUTOPAY_STOPS, type AutopayStop } from '#domain/money/autopay/autopay-stops.ts';
import { practiceNames } from '../../accounts/customers/require-account.ts';
import { membersWith } from '../../accounts/members/members-with.ts';
import type { Handle } from '../../platform/database/database.ts';
import { emailSource, type EmailSource } from '../../platform/mail/email-event.ts';
import { dayText, inOneLine, portalLink } from '../../platform/mail/email-texts.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { findPlan, type Plan } from '../autopay/find-plans.ts';
import { getCheckout } from '../checkouts/find-checkouts.ts';
import { maySee } from './may-see.ts';

const DAY = 24 * 60 * 60 * 1000;
const PAGE = '/customer/payment/methods';
const PERMISSION = 'payments:make';

const planRefSchema = z.object({ planId: z.uuid() });
const stopRefSchema = z.object({
  accountNumber: z.string(),
  stop: z.enum(AUTOPAY_STOPS),
  failure: z.string(),
  checkoutId: z.uuid().nullable(),
});

/** Why autopay is off, in words. */
const REASONS: Record<Locale, Record<AutopayStop, string>> = {
  en: {
    switchedOff: 'Somebody switched it off.',
    methodRemoved: 'Its payment method was removed.',
    methodGone: 'The payment service does not have its payment method any more.',
    refused: 'Its payment was refused. Nothing was paid.',
    returned: 'The bank took back, or holds back, one of its payments.',
    payerLeft: 'Whoever switched it on may not pay for this account any more.',
    merged: 'The account was merged into another one.',
  },
  es: {
    switchedOff: 'Alguien lo desactivó.',
    methodRemoved: 'Se quitó su método de pago.',
    methodGone: 'El servicio de pagos ya no tiene su método de pago.',
    refused: 'Su pago fue rechazado. No se pagó nada.',
    returned: 'El banco retiró o retiene uno de sus pagos.',
    payerLeft: 'Quien lo activó ya no puede pagar por esta cuenta.',
    merged: 'La cuenta se fusionó con otra.',
  },
};

async function requirePlan(db: Handle, planId: string): Promise<Plan> {
  const plan = await findPlan(db, planId);
  if (!plan) throw new PermanentFailure('Nothing was announced');
  return plan;
}

async function nameOf(db: Handle, accountNumber: string): Promise<string> {
  return inOneLine((await practiceNames(db, [accountNumber])).get(accountNumber) ?? accountNumber);
}

const announced = emailSource({
  event: 'autopayAnnounced',
  // After the payment it is no news.
  expiresAfter: 3 * DAY,
  schema: planRefSchema,
  findRecipients: async (db, { planId }) =>
    membersWith(db, (await requirePlan(db, planId)).accountNumber, PERMISSION),
  causeOf: () => ({ resource: '', id: '' }),
  pathOf: () => PAGE,
  findValues: async (db, { planId }, { reader, surroundings }) => {
    const { accountNumber, state, chargeOn, method, shares } = await requirePlan(db, planId);
    if (state !== 'announced') return null;
    if (!(await maySee(db, reader, { accountNumber, permission: PERMISSION }))) return null;
    const amount = (cents: number) => formatCents(cents, 'USD', reader.language);
    return {
      amount: amount(sumCents(shares.map(({ cents }) => cents))),
      day: dayText(new Date(`${chargeOn}T00:00:00Z`), reader.language),
      method: inOneLine(method),
      practice: await nameOf(db, accountNumber),
      accountNumber,
      invoices: shares.map(({ invoiceNumber, cents }) => `${invoiceNumber}: ${amount(cents)}`),
      autopayLink: portalLink(PAGE, surroundings.portalUrl),
    };
  },
});

const stopped = emailSource({
  event: 'autopayStopped',
  expiresAfter: 14 * DAY,
  schema: stopRefSchema,
  findRecipients: (db, { accountNumber }) => membersWith(db, accountNumber, PERMISSION),
  causeOf: () => ({ resource: '', id: '' }),
  pathOf: () => PAGE,
  findValues: async (db, { accountNumber, stop, checkoutId }, { reader, surroundings }) => {
    if (!(await maySee(db, reader, { accountNumber, permission: PERMISSION }))) return null;
    const { language } = reader;
    const shares = checkoutId === null ? [] : (await getCheckout(db, 'any', checkoutId)).shares;
    return {
      reason: REASONS[language][stop],
      practice: await nameOf(db, accountNumber),
      accountNumber,
      invoices: shares.map(
        ({ invoiceNumber, cents }) => `${invoiceNumber}: ${formatCents(cents, 'USD', language)}`,
      ),
      autopayLink: portalLink(PAGE, surroundings.portalUrl),
    };
  },
});

/** PY-09: the events of autopay. */
export const AUTOPAY_SOURCES: readonly EmailSource[] = [announced, stopped];
