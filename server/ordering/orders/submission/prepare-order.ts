import { randomUUID } from 'node:crypto';
import type { FieldError } from '#domain/access/api-error.ts';
import { patientOf } from '#domain/delivery/supplied-directly.ts';
import { givenValues } from '#domain/lens/model/given.ts';
import { priceDay } from '#domain/money/pricing/agreed-prices.ts';
import type { OrderContent } from '#domain/orders/order.ts';
import { findCustomer } from '../../../accounts/customers/get-customer-information.ts';
import { priceRulesOf } from '../../../lenses/prices/price-rules.ts';
import type { Actor } from '../../../platform/audit/record-audit.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { findCharges } from '../../shipping/find-charges.ts';
import type { LensRow, OrderRow } from '../order-rows.ts';
import { checkAttachments } from './check-attachments.ts';
import { checkLenses, type CheckedLens } from './check-lenses.ts';
import { checkSameLens } from './check-same-lens.ts';
import { checkOrderWarnings } from './check-warnings.ts';
import { deliveryOf, findDeliveryAddress } from './delivery-of.ts';
import { findSource, rootOf } from './find-source.ts';
import { flagsOf } from './order-flags.ts';
import { priceOrderLenses, type OrderPrice } from './price-order.ts';
import { findEarlierLenses, type EarlierLens } from './warranty-eligibility.ts';

export interface Preparation {
  actor: Actor;
  accountNumber: string;
  content: OrderContent;
  now: Date;
  /** The id of the new or existing order. */
  id: string;
  /** The order that is being corrected; null for a new one. */
  corrected: OrderRow | null;
}

/** The contents of an order as they will be stored. */
export interface PreparedOrder {
  values: ReturnType<typeof valuesOf> & Pick<OrderRow, 'delivery' | 'flags' | 'rootOrderId'>;
  lenses: LensRow[];
  /** The order that it is based on, and the lenses of that. */
  source: OrderRow | null;
  earlier: EarlierLens[];
}

/**
 * Checks the contents of an order and prices them.
 *
 * @throws Problem 422 with everything that is wrong, by field
 */
export async function prepareOrder(tx: Handle, given: Preparation): Promise<PreparedOrder> {
  const content = { ...given.content, patient: patientOf(given.content) };
  const preparation = { ...given, content };
  const { accountNumber, id, now } = preparation;
  const { checked, source, earlier, address } = await examine(tx, preparation);
  const today = priceDay(now);
  const agreed = { today, rules: await priceRulesOf(tx, accountNumber, today) };
  const charges = await findCharges(tx, accountNumber);
  const price = priceOrderLenses(content, checked, { earlier, agreed, charges });
  const flags = await flagsOf(tx, { id, accountNumber, content, lenses: checked });
  const rootOrderId = rootOf(content.type, source, id);
  const delivery = deliveryOf(content.delivery, address, price);
  const values = { ...valuesOf(content, checked, price), delivery, flags, rootOrderId };
  return { values, lenses: lensRows(id, checked, price), source, earlier };
}

/** Returns the lenses and the source order of a valid order. @throws Problem 422 */
async function examine(tx: Handle, preparation: Preparation) {
  const { accountNumber, content, now, corrected } = preparation;
  const { checked, errors: lensErrors } = await checkLenses(tx, content.lenses);
  const ownId = corrected?.id ?? null;
  const { source, errors: sourceErrors } = await findSource(tx, { accountNumber, content, ownId });
  const fileErrors = await checkFiles(tx, preparation, source);
  const usable = Object.keys(sourceErrors).length === 0 ? source : null;
  const earlier = usable
    ? await findEarlierLenses(tx, { scope: [accountNumber], id: usable.id, now })
    : null;
  const { address, errors: addressErrors } = await findDeliveryAddress(
    tx,
    accountNumber,
    content.delivery,
  );
  const creditHold = (await findCustomer(tx, accountNumber))?.onHold ?? false;
  const order = { content, lenses: checked, earlier, creditHold, now };
  const { errors } = checkOrderWarnings(order);
  const otherErrors = checkSameLens(content, checked, earlier);
  refuseOrder({
    ...otherErrors,
    ...errors,
    ...lensErrors,
    ...sourceErrors,
    ...fileErrors,
    ...addressErrors,
  });
  return { checked, source, earlier: earlier ?? [], address };
}

function checkFiles(
  tx: Handle,
  { actor, accountNumber, content, corrected }: Preparation,
  source: OrderRow | null,
): Promise<Record<string, FieldError>> {
  return checkAttachments(tx, {
    uid: actor.uid,
    accountNumber,
    attachments: content.attachments,
    known: [corrected, source].flatMap((order) => order?.attachments ?? []),
  });
}

function valuesOf(content: OrderContent, lenses: CheckedLens[], { totalCents }: OrderPrice) {
  const { type, sourceOrderId, returnReason, patientReference, poNumber, notes } = content;
  const { patient, patientName, acknowledged, attachments } = content;
  const names = lenses.map(({ lens }) => lens.name);
  return {
    type,
    sourceOrderId,
    returnReason,
    patientReference,
    patientName,
    poNumber,
    notes,
    patient,
    acknowledged,
    attachments,
    totalCents,
    lensNames: [...new Set(names)].join(' '),
  };
}

function lensRows(orderId: string, lenses: CheckedLens[], { lines }: OrderPrice): LensRow[] {
  return lenses.map(({ ordered, lens }, index) => ({
    id: randomUUID(),
    orderId,
    eye: ordered.eye,
    lensId: lens.id,
    lensVersion: lens.version,
    lensName: lens.name,
    // A blank optional value counts as not entered.
    prescription: givenValues(ordered.prescription),
    clinical: ordered.clinical,
    quantity: ordered.quantity,
    priceParts: lines[index]?.priceParts ?? [],
    priceCents: lines[index]?.priceCents ?? 0,
  }));
}

/** @throws Problem 422 with all errors of an order, by field */
function refuseOrder(errors: Record<string, FieldError>): void {
  if (Object.keys(errors).length === 0) return;
  throw new Problem('invalid', 'This order cannot be made as entered', { errors });
}
