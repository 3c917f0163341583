import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import type { BulkInput } from '#domain/orders/order-bulk.ts';
import type { OrderDecision } from '#domain/orders/order-states.ts';
import type { Order, OrderInput, OrderSummary } from '#domain/orders/order.ts';
import { orderSchema, orderSummarySchema } from '#domain/orders/order.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { PLAIN_ORDER } from '../../fixtures/build-order-input.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

/** The values of an ortho-k lens that have no default: its depths follow from the measurements. */
export const ORTHO_K: Prescription = {
  baseCurve: 8.2,
  targetSphere: -2.5,
  returnZoneDepth: 550,
  landingZoneAngle: -33,
};

/** Returns a lens for the right eye, with its default prescription and the values in `prescription`. */
export function orderedLens(
  lensId: string,
  prescription: Prescription,
): OrderInput['lenses'][number] {
  const lens = catalogue.find(({ id }) => id === lensId);
  if (!lens) throw new Error(`The catalogue has no lens ${lensId}`);
  return {
    eye: 'right',
    lensId,
    lensVersion: lens.version,
    prescription: { ...defaultPrescription(lens), ...prescription },
    clinical: {},
    quantity: 1,
  };
}

export function orderInput(changes: Partial<OrderInput> = {}): OrderInput {
  return {
    ...PLAIN_ORDER,
    accountNumber: '100200',
    patientReference: 'PAT-1',
    lenses: [orderedLens('gp-sphere', { baseCurve: 7.8, sphere: -2.75 })],
    ...changes,
  };
}

export function submit(
  portal: TestPortal,
  person: Person,
  input: unknown,
  key: string = randomUUID(),
): Promise<LightMyRequestResponse> {
  return portal.post(person, '/api/orders', input as object, key);
}

/** Submits an order and returns it. */
export async function submitted(
  portal: TestPortal,
  changes: Partial<OrderInput> = {},
  person: Person = 'practice',
): Promise<Order> {
  const response = await submit(portal, person, orderInput(changes));
  if (response.statusCode !== 201) throw new Error(response.body);
  return orderSchema.parse(response.json());
}

export function decide(
  portal: TestPortal,
  person: Person,
  decision: {
    id: string;
    action: OrderDecision;
    version?: number;
    reason?: string;
    carrier?: string;
    trackingNumber?: string;
  },
): Promise<LightMyRequestResponse> {
  const { id, action, version, ...payload } = decision;
  return portal.request(person, {
    method: 'POST',
    url: `/api/orders/${id}/${action}`,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    payload,
  });
}

/** Submits an order, and moves it to a state as the lab does. */
export async function taken(
  portal: TestPortal,
  steps: OrderDecision[],
  changes: Partial<OrderInput> = {},
): Promise<Order> {
  return takenOn(portal, await submitted(portal, changes), steps);
}

/** Takes further steps with an order and returns it. */
export async function takenOn(
  portal: TestPortal,
  from: Order,
  steps: readonly OrderDecision[],
): Promise<Order> {
  let order = from;
  for (const action of steps) {
    const person = action === 'cancel' ? 'practice' : 'admin';
    const { id, version } = order;
    const shipment = action === 'ship' ? { carrier: 'UPS' } : {};
    const decision = { id, action, version, reason: 'As agreed', ...shipment };
    const response = await decide(portal, person, decision);
    if (response.statusCode !== 200) throw new Error(response.body);
    order = orderSchema.parse(response.json());
  }
  return order;
}

export function resubmit(
  portal: TestPortal,
  person: Person,
  { id, version }: Pick<Order, 'id' | 'version'>,
  changes: Partial<OrderInput> = {},
): Promise<LightMyRequestResponse> {
  const { accountNumber: _account, ...payload } = orderInput(changes);
  return portal.step(person, `/api/orders/${id}/resubmit`, version, payload);
}

export function decideAll(
  portal: TestPortal,
  person: Person,
  payload: Partial<BulkInput>,
): Promise<LightMyRequestResponse> {
  return portal.request(person, { method: 'POST', url: '/api/orders/actions', payload });
}

export async function orderAsAdminSees(portal: TestPortal, id: string): Promise<Order> {
  const response = await portal.request('admin', { url: `/api/orders/${id}` });
  return orderSchema.parse(response.json());
}

export interface ListParameters {
  sort?: [string, string];
  range?: [number, number];
  filter?: Record<string, unknown>;
}

export function list(
  portal: TestPortal,
  person: Person,
  parameters: ListParameters = {},
  resource = 'orders',
): Promise<LightMyRequestResponse> {
  const query = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  return portal.request(person, { url: `/api/${resource}`, query });
}

export function summariesOf(response: LightMyRequestResponse): OrderSummary[] {
  return orderSummarySchema.array().parse(response.json());
}
