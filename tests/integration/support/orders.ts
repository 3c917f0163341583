import type { Order, OrderInput, OrderSummary } from '#domain/schemas/order.ts';
import { orderSchema, orderSummarySchema } from '#domain/schemas/order.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { defaultPrescription } from '#domain/lens/defaults.ts';
import type { Prescription } from '#domain/schemas/lens.ts';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

/** A lens that can be made, but for what `prescription` says otherwise. */
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
  };
}

export function orderInput(changes: Partial<OrderInput> = {}): OrderInput {
  return {
    accountNumber: '100200',
    patientReference: 'PAT-1',
    notes: '',
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
  return portal.request(person, {
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': key },
    payload: input as object,
  });
}

/** An order that was accepted. */
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
  decision: { id: string; action: 'approve' | 'reject'; version?: number; reason?: string },
): Promise<LightMyRequestResponse> {
  const { id, action, version, reason } = decision;
  return portal.request(person, {
    method: 'POST',
    url: `/api/orders/${id}/${action}`,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    payload: reason === undefined ? {} : { reason },
  });
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
