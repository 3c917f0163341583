import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EyeClinical, PatientClinical } from '#domain/clinical/fields/clinical.ts';
import { PLAIN_DELIVERY, type OrderDelivery } from '#domain/delivery/delivery.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import type { PricePart } from '#domain/money/prices/price-schema.ts';
import type { Attachment } from '#domain/orders/attachment.ts';
import { ORDER_ACTIONS, ORDER_STATES } from '#domain/orders/order-states.ts';
import type { OrderType, ReturnReason } from '#domain/orders/order-types.ts';
import type { Acknowledgement, OrderFlag } from '#domain/orders/order.ts';
import { customers } from '../../accounts/customers/table.ts';
import { lenses } from '../../lenses/table.ts';
import { moment } from '../../platform/database/columns.ts';

export const orderState = pgEnum('order_state', ORDER_STATES);
export const orderEventAction = pgEnum('order_event_action', ORDER_ACTIONS);
export const eye = pgEnum('eye', ['right', 'left']);

/** The numbers that users see: LP-100001 and up. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 100_001 });

/**
 * Stores the practice's name as of the order, which also gives its sort an index. The indexes are ascending, because
 * `ORDER BY … DESC` reads them backward; it could not use those of Drizzle's `.desc()`.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique('orders_number'),
    accountNumber: text('account_number')
      .notNull()
      .references(() => customers.accountNumber),
    practice: text('practice').notNull(),
    patientReference: text('patient_reference').notNull(),
    /** EM-01: the patient's name; blank when none was entered. */
    patientName: text('patient_name').notNull().default(''),
    type: text('type').$type<OrderType>().notNull().default('new'),
    /** The earlier order that this one is based on. */
    sourceOrderId: uuid('source_order_id'),
    /** The first order of a chain of exchanges; its own id for an order that replaces none. */
    rootOrderId: uuid('root_order_id').notNull(),
    returnReason: text('return_reason').$type<ReturnReason>(),
    poNumber: text('po_number').notNull().default(''),
    notes: text('notes').notNull(),
    patient: jsonb('patient').$type<PatientClinical>().notNull().default({}),
    acknowledged: jsonb('acknowledged').$type<Acknowledgement[]>().notNull().default([]),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    flags: jsonb('flags').$type<OrderFlag[]>().notNull().default([]),
    /** The names of the lenses, for the search. */
    lensNames: text('lens_names').notNull().default(''),
    /** OR-14: address, shipping method and delivery price. */
    delivery: jsonb('delivery')
      .$type<OrderDelivery>()
      .notNull()
      .default({ ...PLAIN_DELIVERY, priceParts: [] }),
    carrier: text('carrier').notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    /** Set by billing; null until then. */
    invoiceNumber: text('invoice_number'),
    promisedAt: moment('promised_at'),
    state: orderState('state').notNull(),
    version: integer('version').notNull(),
    totalCents: integer('total_cents').notNull(),
    currency: text('currency', { enum: ['USD'] }).notNull(),
    submittedBy: text('submitted_by').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    index('orders_submitted').on(t.submittedAt, t.id),
    index('orders_practice').on(t.practice, t.id),
    index('orders_patient').on(t.patientReference, t.id),
    index('orders_state').on(t.state, t.submittedAt, t.id),
    index('orders_account_submitted').on(t.accountNumber, t.submittedAt, t.id),
    index('orders_account_patient').on(t.accountNumber, t.patientReference, t.id),
    index('orders_account_state').on(t.accountNumber, t.state, t.submittedAt, t.id),
    index('orders_account_number').on(t.accountNumber, t.number),
    index('orders_search').using(
      'gin',
      t.number.op('gin_trgm_ops'),
      t.practice.op('gin_trgm_ops'),
      t.patientReference.op('gin_trgm_ops'),
      t.lensNames.op('gin_trgm_ops'),
    ),
    // AD-13: what else is read out on a telephone. An index of its own, because one that exists is not rebuilt.
    index('orders_search_details')
      .using(
        'gin',
        t.accountNumber.op('gin_trgm_ops'),
        t.poNumber.op('gin_trgm_ops'),
        t.trackingNumber.op('gin_trgm_ops'),
        t.notes.op('gin_trgm_ops'),
      )
      .concurrently(),
    index('orders_root').on(t.rootOrderId),
    index('orders_promised').on(t.promisedAt, t.id),
    // Orders under way, which may be late.
    index('orders_due')
      .on(t.promisedAt)
      .where(sql`${t.state} IN ('approved', 'inProduction')`),
    index('orders_type').on(t.type, t.submittedAt, t.id),
  ],
);

export const orderLenses = pgTable(
  'order_lenses',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    eye: eye('eye').notNull(),
    lensId: text('lens_id').notNull(),
    lensVersion: integer('lens_version').notNull(),
    lensName: text('lens_name').notNull(),
    prescription: jsonb('prescription').$type<Prescription>().notNull(),
    clinical: jsonb('clinical').$type<EyeClinical>().notNull().default({}),
    quantity: integer('quantity').notNull().default(1),
    /** The price of all lenses of the row together. */
    priceCents: integer('price_cents').notNull(),
    priceParts: jsonb('price_parts').$type<PricePart[]>().notNull().default([]),
  },
  (t) => [
    unique('order_lenses_eye').on(t.orderId, t.eye),
    index('order_lenses_lens').on(t.lensId, t.orderId),
    foreignKey({
      name: 'order_lenses_lens',
      columns: [t.lensId, t.lensVersion],
      foreignColumns: [lenses.id, lenses.version],
    }),
  ],
);

/** The timeline of an order. One event for each version: of two decisions on one version only one can be stored. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    version: integer('version').notNull(),
    action: orderEventAction('action').notNull(),
    from: orderState('from_state'),
    to: orderState('to_state').notNull(),
    actorUid: text('actor_uid').notNull(),
    actor: text('actor').notNull(),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [unique('order_events_version').on(t.orderId, t.version)],
);
