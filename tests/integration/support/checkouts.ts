import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { until } from 'test-tools/until.ts';
import { expect } from 'vitest';
import { openCheckoutSchema, type OpenCheckout } from '#domain/money/checkouts/checkout.ts';
import type {
  GatewayDispute,
  GatewayPayment,
  GatewayRefund,
  PaymentGateway,
} from '#server/money/gateway/port.ts';
import { SIGNATURE } from './fake-gateway.ts';
import { invoicesOf, issue } from './invoices.ts';
import { NOW } from './ledger.ts';
import { addMember, madeAccount } from './merge.ts';
import type { Person } from './people.ts';
import { startPortal, type TestPortal } from './portal.ts';

interface Share {
  invoiceNumber: string;
  cents: number;
}

/** What a practice asks to pay, by card if nothing else is said. */
export function checkoutInput(shares: readonly Share[], changes: object = {}) {
  return {
    method: 'card',
    amountCents: shares.reduce((sum, { cents }) => sum + cents, 0),
    creditCents: 0,
    shares,
    memo: '',
    savesMethod: false,
    locale: 'en',
    ...changes,
  };
}

/** Asks to pay online. */
export function begin(
  portal: TestPortal,
  shares: readonly Share[],
  {
    person = 'practice',
    key = randomUUID(),
    changes = {},
  }: { person?: Person; key?: string; changes?: object } = {},
): Promise<LightMyRequestResponse> {
  return portal.post(person, '/api/checkouts', checkoutInput(shares, changes), key);
}

/** Begins to pay online and returns what was begun. */
export async function begun(...args: Parameters<typeof begin>): Promise<OpenCheckout> {
  return openCheckoutSchema.parse((await begin(...args)).json());
}

export async function checkoutNow(
  portal: TestPortal,
  id: string,
  person: Person = 'practice',
): Promise<OpenCheckout> {
  const response = await portal.request(person, { url: `/api/checkouts/${id}` });
  return openCheckoutSchema.parse(response.json());
}

type Told =
  | { kind: 'payment'; payment: GatewayPayment }
  | { kind: 'refund'; refund: GatewayRefund }
  | { kind: 'dispute'; dispute: GatewayDispute };

/** The gateway calls back. */
export function callBack(
  portal: TestPortal,
  told: Told,
  { id = randomUUID(), signature = SIGNATURE }: { id?: string; signature?: string } = {},
): Promise<LightMyRequestResponse> {
  return portal.app.inject({
    method: 'POST',
    url: '/api/gateway/events/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: JSON.stringify({ id, createdAt: new Date().toISOString(), ...told }),
  });
}

/** Where the portal is, for the gateway to send browsers back. */
export const PORTAL_URL = 'https://portal.test';

/** Starts the API with the gateway, as production has one. */
export function startPayingPortal(
  gateway: PaymentGateway,
  clock: () => Date = () => new Date(),
  more: Parameters<typeof startPortal>[0] = {},
): Promise<TestPortal> {
  const config = { logLevel: 'trace', trustedProxies: 0, portalUrl: PORTAL_URL } as const;
  return startPortal({ gateway, clock, config, ...more });
}

/** The page of a checkout at the fake gateway. */
export function sessionOf(id: string): string {
  return `cs_checkout:${id}`;
}

/** An account of the practice with so many invoices of 100.00. */
export async function accountWith(portal: TestPortal, count: number, role = 'owner') {
  const { id: accountNumber } = await madeAccount(portal);
  await addMember(portal, 'u-practice', accountNumber, { role });
  const shares = [];
  for (let index = 0; index < count; index += 1) {
    shares.push({ invoiceNumber: await issue(portal, accountNumber, NOW), cents: 10_000 });
  }
  return { accountNumber, shares };
}

/** What is open of all invoices of an account. */
export async function openCents(portal: TestPortal, accountNumber: string): Promise<number> {
  const found = await invoicesOf(portal, { accountNumber });
  return found.reduce((sum, invoice) => sum + invoice.openCents, 0);
}

/** Waits until the payment is in this state: what the gateway tells is done after it was answered. */
export async function untilState(
  portal: TestPortal,
  id: string,
  state: string,
): Promise<OpenCheckout> {
  await until(async () => expect((await checkoutNow(portal, id)).state).toBe(state));
  return checkoutNow(portal, id);
}
