import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import {
  returnReceiptSchema,
  returnRequestSchema,
  type ReturnReceipt,
  type ReturnRequest,
} from '#domain/money/returns/return-request.ts';
import type { Order } from '#domain/orders/order.ts';
import { SHIPPED } from './exchanges.ts';
import { orderedLens, taken } from './orders.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

/** An order of a lens of $100.00 (`offerLens`) that was shipped. */
export function shippedLens(
  portal: TestPortal,
  lensId: 'must-return' | 'may-keep' = 'must-return',
): Promise<Order> {
  const lens = orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 });
  return taken(portal, [...SHIPPED], { lenses: [{ ...lens, lensId, lensVersion: 1 }] });
}

/** Asks for the return of the right lens of an order. */
export function askReturn(
  portal: TestPortal,
  { id: orderId }: Pick<Order, 'id'>,
  {
    person = 'practice',
    key = randomUUID(),
    ...changes
  }: { person?: Person; key?: string } & Record<string, unknown> = {},
): Promise<LightMyRequestResponse> {
  return portal.post(
    person,
    '/api/return-requests',
    { kind: 'return', orderId, eye: 'right', reason: 'fit', note: '', ...changes },
    key,
  );
}

export async function asked(
  portal: TestPortal,
  order: Pick<Order, 'id'>,
  changes: Record<string, unknown> = {},
): Promise<ReturnRequest> {
  return made(await askReturn(portal, order, changes), 201);
}

/** Asks for the cancellation of an order. */
export function askCancellation(portal: TestPortal, { id: orderId }: Pick<Order, 'id'>) {
  return portal.post('practice', '/api/return-requests', {
    kind: 'cancellation',
    orderId,
    note: 'The patient moved away',
  });
}

/** Takes a step of a request. */
export function returnStep(
  portal: TestPortal,
  { id, version }: Pick<ReturnRequest, 'id' | 'version'>,
  step: 'decide' | 'withdraw',
  { person, payload = {} }: { person?: Person; payload?: object } = {},
): Promise<LightMyRequestResponse> {
  const [who, sent] = step === 'decide' ? (['admin', payload] as const) : (['practice'] as const);
  return portal.step(person ?? who, `/api/return-requests/${id}/${step}`, version, sent);
}

export async function approved(
  portal: TestPortal,
  request: Pick<ReturnRequest, 'id' | 'version'>,
  cents?: number,
): Promise<ReturnRequest> {
  const payload = { decision: 'approve', ...(cents && { cents }) };
  return made(await returnStep(portal, request, 'decide', { payload }), 200);
}

/** Records that the lens of a request is at the lab, as a scan of its number does. */
export function scan(
  portal: TestPortal,
  id: string,
  person: Person = 'admin',
): Promise<LightMyRequestResponse> {
  return portal.request(person, { method: 'POST', url: `/api/return-requests/${id}/receive` });
}

export async function scanned(portal: TestPortal, id: string): Promise<ReturnReceipt> {
  const response = await scan(portal, id);
  if (response.statusCode !== 200) throw new Error(response.body);
  return returnReceiptSchema.parse(response.json());
}

/** The request now, as the lab sees it. */
export async function requestNow(portal: TestPortal, id: string): Promise<ReturnRequest> {
  return made(await portal.request('admin', { url: `/api/return-requests/${id}` }), 200);
}

/** The requests about an order, or by the order that replaces a lens. */
export async function requestsOf(
  portal: TestPortal,
  { id: orderId }: Pick<Order, 'id'>,
): Promise<ReturnRequest[]> {
  const filter = encodeURIComponent(JSON.stringify({ orderId }));
  const response = await portal.request('admin', { url: `/api/return-requests?filter=${filter}` });
  return returnRequestSchema.array().parse(response.json());
}

function made(response: LightMyRequestResponse, status: number): ReturnRequest {
  if (response.statusCode !== status) throw new Error(response.body);
  return returnRequestSchema.parse(response.json());
}
