import { z } from 'zod';
import { localeSchema } from '../../basics/locale-schema.ts';
import { recordFilterOf } from '../../basics/record.ts';
import { line, text } from '../../basics/text.ts';
import { methodIdSchema } from '../payments/payment-method.ts';
import { ONLINE_METHODS, PAYMENT_STATES } from '../payments/payment-states.ts';
import { amountCentsSchema, MAX_CENTS, moneyDaySchema, sharesSchema } from '../payments/payment.ts';
import {
  CHECKOUT_ATTENTIONS,
  CHECKOUT_DECISIONS,
  CHECKOUT_SOURCES,
  CHECKOUT_STATES,
  LOOK_ATS,
} from './checkout-states.ts';

/** The least that can be paid online, in cents: gateways refuse less. */
export const MIN_ONLINE_CENTS = 50;
/** The most characters of a memo. */
export const MAX_MEMO = 140;

/** PY-01: what a practice pays online: invoices of one or several of its accounts, each in full or in part. */
export const checkoutInputSchema = z.strictObject({
  method: z.enum(ONLINE_METHODS, 'Choose card or bank account'),
  /** What the page showed. Nothing is charged when the server finds another sum. */
  amountCents: amountCentsSchema.min(MIN_ONLINE_CENTS, 'Pay at least $0.50 online'),
  /** Of which lens credit pays this much first, as the page showed; 0 to keep it. */
  creditCents: z.number().int().min(0).max(MAX_CENTS),
  shares: sharesSchema.min(1, 'Choose at least one invoice'),
  memo: line().trim().max(MAX_MEMO),
  /** Whether the gateway keeps the card or the bank account for the next time. */
  savesMethod: z.boolean(),
  /** PY-09: the saved method of the account that owes the invoices; null to pay on the gateway's page. */
  methodId: methodIdSchema.nullable().default(null),
  /** The language of the gateway's page. */
  locale: localeSchema,
});
export type CheckoutInput = z.infer<typeof checkoutInputSchema>;

const cents = () => z.number().int();

/** PY-03: an online payment. */
export const checkoutSchema = z.object({
  id: z.uuid(),
  version: z.number().int().positive(),
  /** The payments that it became, or the invoices that it is to pay: `PAY-100001`. */
  name: text(),
  /** The accounts that pay. */
  accountNumbers: text(),
  state: z.enum(CHECKOUT_STATES),
  method: z.enum(ONLINE_METHODS),
  source: z.enum(CHECKOUT_SOURCES),
  /** What is paid online, and what lens credit pays with it. */
  amountCents: cents(),
  creditCents: cents(),
  currency: z.enum(['USD']),
  memo: text(),
  createdAt: z.iso.datetime(),
  /** Who pays. */
  createdBy: text(),
  /** When it reached a final state. */
  settledAt: z.iso.datetime().nullable(),
  /** The gateway's code of a refusal; blank when nothing was refused. */
  failure: text(),
  /** Why the lab looks at it; always null for a practice. */
  attention: z.enum(CHECKOUT_ATTENTIONS).nullable(),
  /** What the lab has to look at, until it is done; always null for a practice. */
  lookAt: z.enum(LOOK_ATS).nullable(),
  /** The gateway's number of the payment; blank for a practice. */
  gatewayPaymentId: text(),
  /** The gateway moves no money. */
  isSandbox: z.boolean(),
  shares: z.array(
    z.object({
      accountNumber: text(),
      invoiceNumber: text(),
      cents: cents(),
      creditCents: cents(),
    }),
  ),
  /** What it became: one payment for each account. */
  payments: z.array(
    z.object({
      /** `PAY-100001` */
      id: text(),
      accountNumber: text(),
      amountCents: cents(),
      /** What no invoice has. */
      unappliedCents: cents(),
      /** What of it went back. */
      refundedCents: cents(),
      /** What the practice's bank holds back until it decides. */
      disputedCents: cents(),
      /** What was given back and came back, because the practice's bank did not take it. */
      refundFailedCents: cents(),
      state: z.enum(PAYMENT_STATES),
      /** The card or the bank account: `Visa 4242`. */
      reference: text(),
    }),
  ),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** A checkout with the gateway's page, for whoever pays. Null when there is nothing to pay any more. */
export const openCheckoutSchema = checkoutSchema.extend({ pageUrl: z.url().nullable() });
export type OpenCheckout = z.infer<typeof openCheckoutSchema>;

/** PY-11: how the lab ends a payment that nobody answered, and how it knows. */
export const checkoutDecisionSchema = z.strictObject({
  decision: z.enum(CHECKOUT_DECISIONS, 'Choose paid or not paid'),
  reason: text().trim().min(1, 'Enter a reason').max(200),
});
export type CheckoutDecisionInput = z.infer<typeof checkoutDecisionSchema>;

export const checkoutFilterSchema = recordFilterOf({
  accountNumber: text(),
  state: z.enum(CHECKOUT_STATES),
  method: z.enum(ONLINE_METHODS),
  /** Days in UTC, both included. */
  startedFrom: moneyDaySchema,
  startedTo: moneyDaySchema,
  /** Whether its amounts are reserved. */
  isWaiting: z.boolean(),
  /** Whether there is money that no invoice has, an open dispute, or a payment that nobody answered. */
  toLookAt: z.boolean(),
});
export type CheckoutFilter = z.infer<typeof checkoutFilterSchema>;

/** The sort fields of a list of online payments. */
export const CHECKOUT_SORTS = ['createdAt', 'amountCents'] as const;

/** Whether the portal takes payments online. */
export const onlinePaymentSchema = z.object({
  isOffered: z.boolean(),
  isSandbox: z.boolean(),
});
export type OnlinePayment = z.infer<typeof onlinePaymentSchema>;
