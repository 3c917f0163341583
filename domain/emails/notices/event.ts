import { z } from 'zod';
import { text } from '../../basics/text.ts';
import { APPLICATION_STATUSES } from '../../customers/application.ts';
import { orderStateSchema } from '../../orders/order.ts';
import { EMAIL_STATES } from '../email-states.ts';

/** An order changed. Goes to those who may see the orders of its account. */
const orderChangeSchema = z.object({
  resource: z.literal('orders'),
  id: z.uuid(),
  accountNumber: text(),
  version: z.number().int(),
  state: orderStateSchema,
  /** A message in the thread of the order; otherwise a step of the order. */
  about: z.literal('message').optional(),
});

/** An application for an account was submitted or decided. Goes to those who may list applications. */
const applicationChangeSchema = z.object({
  resource: z.literal('applications'),
  id: z.uuid(),
  version: z.number().int(),
  status: z.enum(APPLICATION_STATUSES),
});

/** A user was changed, signed out or deleted. Goes to those who manage users. Auth counts no versions. */
const userChangeSchema = z.object({
  resource: z.literal('users'),
  id: text().max(128),
  /** The name of who did it. */
  actor: text(),
});

/** EM-04: a user's notices changed. Goes to that user only. The id is theirs, the version the newest notice of the change. */
const noticesChangeSchema = z.object({
  resource: z.literal('notices'),
  id: text().max(128),
  version: z.number().int(),
});

/** EM-03: what became of an email. Goes to those who may list emails. */
const emailChangeSchema = z.object({
  resource: z.literal('emails'),
  id: z.uuid(),
  version: z.number().int(),
  state: z.enum(EMAIL_STATES),
});

/** PY-07: an invoice was issued. Goes to those who may list the invoices of its account. */
const invoiceChangeSchema = z.object({
  resource: z.literal('invoices'),
  id: text().max(40),
  accountNumber: text(),
  version: z.number().int(),
});

/** PY-08: a payment was recorded, or a step was taken with it. Goes to those who may list the payments of its account. */
const paymentChangeSchema = z.object({
  resource: z.literal('payments'),
  id: text().max(40),
  accountNumber: text(),
  version: z.number().int(),
});

/** PY-03: an online payment began, or stands otherwise. Goes to those who may list the online payments of its accounts. */
const checkoutChangeSchema = z.object({
  resource: z.literal('checkouts'),
  id: z.uuid(),
  accountNumber: text(),
  version: z.number().int(),
});

/** CR-01: the lens credit of an account changed; the id is its number. Goes to those who may see it. */
const creditChangeSchema = z.object({
  resource: z.literal('credits'),
  id: text().max(40),
  accountNumber: text(),
  version: z.number().int(),
});

/** PY-09: saved payment methods or autopay of an account changed; the id is its number. Goes to those who may pay. */
const methodsChangeSchema = z.object({
  resource: z.literal('paymentMethods'),
  id: text().max(40),
  accountNumber: text(),
  version: z.number().int(),
});

/** CR-03: a request of return, exchange or cancellation changed. Goes to those who may list those of its account. */
const returnRequestChangeSchema = z.object({
  resource: z.literal('returnRequests'),
  id: text().max(40),
  accountNumber: text(),
  version: z.number().int(),
});

/** VC-03: a request to a consultant came in, or changed. Goes to those who may list them. */
const consultantRequestChangeSchema = z.object({
  resource: z.literal('consultantRequests'),
  id: z.uuid(),
  version: z.number().int(),
});

/** The events of `GET /api/events`: which record changed, without its contents. */
export const changeEventSchema = z.discriminatedUnion('resource', [
  orderChangeSchema,
  applicationChangeSchema,
  userChangeSchema,
  noticesChangeSchema,
  emailChangeSchema,
  invoiceChangeSchema,
  paymentChangeSchema,
  checkoutChangeSchema,
  creditChangeSchema,
  methodsChangeSchema,
  returnRequestChangeSchema,
  consultantRequestChangeSchema,
]);
export type ChangeEvent = z.infer<typeof changeEventSchema>;
/** The resources whose changes are published. */
export type ChangingResource = ChangeEvent['resource'];
/** The change event of one resource. */
export type ChangeOf<Resource extends ChangingResource> = Extract<
  ChangeEvent,
  { resource: Resource }
>;
