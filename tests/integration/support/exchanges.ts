import type { LightMyRequestResponse } from 'fastify';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { LensCredit } from '#domain/money/credit/lens-credit.ts';
import { orderSchema, type Order, type OrderInput } from '#domain/orders/order.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { saveLensVersion } from '#server/lenses/save-lens-version.ts';
import { balances } from './ledger.ts';
import { orderedLens, submitted, taken } from './orders.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

export const SHIPPED = ['approve', 'produce', 'ship'] as const;

const RIGHT = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 });
const SOURCE = { status: 'assumption', note: 'made for a test' } as const;

/** Offers the sphere of the catalogue with other facts. */
export async function offerSphere(
  portal: TestPortal,
  changes: Partial<LensDefinition>,
): Promise<void> {
  const lens = catalogue.find(({ id }) => id === 'gp-sphere');
  if (!lens) throw new Error('The catalogue has no gp-sphere');
  await portal.database.db.transaction((tx) =>
    saveLensVersion(tx, { actor: { uid: 'x', name: 'x' }, lens: { ...lens, ...changes } }),
  );
}

/** Offers a lens of $100.00 whose exchange gives $80.00 of lens credit: `must-return`, or `may-keep`. */
export async function offerLens(portal: TestPortal, id: 'must-return' | 'may-keep'): Promise<void> {
  const terms = { days: 90, exchanges: null, creditPercent: 80, feeCents: 500, source: SOURCE };
  const warranty = { ...terms, mustReturn: id === 'must-return' };
  await offerSphere(portal, { id, priceCents: 10_000, surcharges: [], warranty });
}

/** Offers both: `must-return` and `may-keep`. */
export async function offerLenses(portal: TestPortal): Promise<void> {
  await offerLens(portal, 'must-return');
  await offerLens(portal, 'may-keep');
}

/** The open lens credit of account 100200, in cents. */
export async function openCredit({ database }: TestPortal): Promise<number> {
  return -((await balances(database))['credit:100200'] ?? 0);
}

/** Submits the exchange of a lens that was shipped, or of one for each of the eyes. */
export async function exchanged(
  portal: TestPortal,
  lensId = 'must-return',
  {
    eyes = ['right'],
    ...changes
  }: Partial<OrderInput> & { eyes?: readonly LensCredit['eye'][] } = {},
): Promise<Order> {
  const lenses = eyes.map((eye) => ({ ...RIGHT, eye, lensId, lensVersion: 1 }));
  const { id } = await taken(portal, [...SHIPPED], { ...changes, lenses });
  return submitted(portal, {
    ...changes,
    type: 'exchange',
    sourceOrderId: id,
    returnReason: 'fit',
    lenses,
  });
}

/** Records that the lens which the order replaces is at the lab. */
export function receive(
  portal: TestPortal,
  { id, version }: Order,
  eye = 'right',
  person: Person = 'admin',
): Promise<LightMyRequestResponse> {
  return portal.step(person, `/api/orders/${id}/lens-received`, version, { eye });
}

/** Records it and returns the order. */
export async function received(portal: TestPortal, order: Order): Promise<Order> {
  const response = await receive(portal, order);
  if (response.statusCode !== 200) throw new Error(response.body);
  return orderSchema.parse(response.json());
}

/** The lens credit of an order with one lens. */
export function creditOf({ credits }: Order): LensCredit | undefined {
  return credits[0];
}
