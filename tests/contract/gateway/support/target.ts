import { randomUUID } from 'node:crypto';
import { LOCAL_API_KEY, LOCAL_WEBHOOK_SECRET } from 'payment-sandbox';
import { DAY } from 'payment-sandbox/tests/support/open-sandbox.ts';
import type { Stripe } from 'stripe';
import { afterAll } from 'vitest';
import type { CheckoutRequest, GatewayPage, PaymentGateway } from '#server/money/gateway/port.ts';
import { openStripe } from '#server/money/gateway/stripe/client.ts';
import { createStripeGateway } from '#server/money/gateway/stripe/stripe-gateway.ts';
import { openTestSandbox, type TestSandbox } from '../../../fixtures/test-sandbox.ts';

/** With the secret key of a Stripe test account the suite runs against Stripe, as far as it can. */
const REAL_KEY = process.env['STRIPE_TEST_SECRET_KEY'];
export const isReal = REAL_KEY !== undefined;
if (REAL_KEY !== undefined && !/^(sk|rk)_test_/.test(REAL_KEY)) {
  throw new Error('STRIPE_TEST_SECRET_KEY is not the key of a test account');
}

/** The adapter under test, and the SDK for what the port does not have. */
export interface Target {
  gateway: PaymentGateway;
  stripe: Stripe;
  clock: () => Date;
  /** @throws Error against Stripe: see `hasSandbox` */
  sandbox: () => TestSandbox;
}

/** For a whole file, with which it ends. */
export async function openTarget(): Promise<Target> {
  if (REAL_KEY !== undefined) return realTarget(REAL_KEY);
  const sandbox = await openTestSandbox();
  afterAll(() => sandbox.close());
  const port = Number(new URL(sandbox.origin).port);
  const stripe = await openStripe(LOCAL_API_KEY, { host: '127.0.0.1', port });
  const { gateway, clock } = sandbox;
  return { gateway, stripe, clock, sandbox: () => sandbox };
}

async function realTarget(secretKey: string): Promise<Target> {
  return {
    gateway: createStripeGateway({ secretKey, webhookSecret: LOCAL_WEBHOOK_SECRET }),
    stripe: await openStripe(secretKey),
    clock: () => new Date(),
    sandbox: () => {
      throw new Error('There is no sandbox');
    },
  };
}

/** For `it.runIf`: the test fills the page in without a browser, sets the clock or presses controls. */
export const hasSandbox = !isReal;
if (isReal) console.warn('Against Stripe: what needs a page, a clock or controls is skipped');

export const newKey = () => randomUUID();

export function newCustomer({ gateway }: Target): Promise<string> {
  const accountNumber = `contract-${newKey()}`;
  return gateway.createCustomer({ key: newKey(), accountNumber, name: 'Contract Practice' });
}

/** A request for a page of $123.45, by card or bank account. */
export async function pageRequest(
  target: Target,
  changes: Partial<CheckoutRequest> = {},
): Promise<CheckoutRequest> {
  return {
    key: newKey(),
    checkoutId: newKey(),
    customerId: changes.customerId ?? (await newCustomer(target)),
    amountCents: 12_345,
    currency: 'USD',
    description: 'Invoices INV-100001 and INV-100002',
    methods: ['card', 'bankAccount'],
    savesMethod: false,
    returnUrl: 'http://127.0.0.1:3000/customer/payment/returned?session={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://127.0.0.1:3000/customer/payment',
    locale: 'en',
    expiresAt: new Date(target.clock().getTime() + DAY / 24),
    ...changes,
  };
}

export interface OpenPage extends GatewayPage {
  request: CheckoutRequest;
}

export async function openPage(
  target: Target,
  changes: Partial<CheckoutRequest> = {},
): Promise<OpenPage> {
  const request = await pageRequest(target, changes);
  return { ...(await target.gateway.openPage(request)), request };
}

/** What the gateway knows of a page that was opened so, when nobody has paid yet. */
export const paymentOf = ({ sessionId, request }: OpenPage, changes: object = {}) => ({
  id: null,
  sessionId,
  checkoutId: request.checkoutId,
  state: 'open',
  amountCents: 12_345,
  receivedCents: 0,
  currency: 'USD',
  method: null,
  failure: null,
  ...changes,
});

/** A customer with a saved test card: `pm_card_visa`. */
export async function savedCard(
  target: Target,
  card: string,
): Promise<{ customerId: string; methodId: string }> {
  const customerId = await newCustomer(target);
  const method = await target.stripe.paymentMethods.attach(card, { customer: customerId });
  return { customerId, methodId: method.id };
}

/** A charge of a saved card. */
export function chargeRequest(of: { customerId: string; methodId: string }, amountCents = 5000) {
  const description = 'Invoice INV-100003';
  return {
    key: newKey(),
    checkoutId: newKey(),
    ...of,
    amountCents,
    currency: 'USD' as const,
    description,
  };
}

/** Matches a `GatewayError`. */
export const failsWith = (code: string, decline: string | null = null) => ({
  name: 'GatewayError',
  code,
  decline,
});

export const REFUSED = failsWith('refused');
