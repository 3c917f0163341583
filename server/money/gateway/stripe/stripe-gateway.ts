import type { Stripe } from 'stripe';
import { z } from 'zod';
import { parseExactJson } from '../../../platform/http/exact-json.ts';
import {
  GatewayError,
  type ChargeRequest,
  type GatewayEvent,
  type GatewayPage,
  type GatewayPayment,
  type PaymentGateway,
} from '../port.ts';
import { openStripe, type StripeAddress } from './client.ts';
import { findOrCreateCustomer } from './customers.ts';
import { asGatewayError, asking } from './gateway-error.ts';
import { listMethods, removeMethod } from './methods.ts';
import { methodPage, paymentPage } from './page-params.ts';
import { findPayout, listBalanceChanges, listPayouts } from './payouts.ts';
import { readEvent } from './read-event.ts';
import { STRIPE_TYPES } from './read-method.ts';
import {
  INTENT_PARTS,
  isOfCharge,
  readCharge,
  readSession,
  SESSION_PARTS,
  type PaymentSource,
} from './read-payment.ts';
import { readRefund } from './read-refund.ts';

/** In seconds: how far before or after now a signature may be made. */
const TOLERANCE = 300;

export interface StripeOptions {
  /** `sk_…` or a restricted key `rk_…`. */
  secretKey: string;
  /** `whsec_…`, of the webhook endpoint. */
  webhookSecret: string;
  /** The sandbox of this machine instead of Stripe. */
  sandbox?: StripeAddress | null;
  clock?: () => Date;
}

/** PY-02: the adapter for Stripe. It logs nothing, and its errors quote nothing. */
export function createStripeGateway(options: StripeOptions): PaymentGateway {
  const { sandbox = null, clock = () => new Date() } = options;
  let opened: Promise<Stripe> | undefined;
  /** Asks the SDK, which is opened for the first question. */
  const ask = <T>(question: (stripe: Stripe) => Promise<T>) =>
    asking(async () => question(await (opened ??= openStripe(options.secretKey, sandbox))));
  return {
    name: 'stripe',
    isSandbox: sandbox !== null,
    createCustomer: (request) => ask((stripe) => findOrCreateCustomer(stripe, request)),
    openPage: (request) => ask((stripe) => open(stripe, paymentPage(request), request.key)),
    openMethodPage: (request) => ask((stripe) => open(stripe, methodPage(request), request.key)),
    findPayment: (of) =>
      ask((stripe) =>
        'sessionId' in of ? findSession(stripe, of.sessionId) : findIntent(stripe, of.paymentId),
      ),
    closePage: (sessionId) => ask((stripe) => close(stripe, sessionId)),
    charge: (request) => ask((stripe) => charge(stripe, request)),
    findCharge: (of) => ask((stripe) => findCharge(stripe, of)),
    refund: ({ key, paymentId, cents }) =>
      ask(async (stripe) => {
        const params = { payment_intent: paymentId, amount: cents, metadata: { key } };
        const refund = readRefund(await stripe.refunds.create(params, { idempotencyKey: key }));
        if (!refund) throw new GatewayError('unavailable', 'The refund names no payment');
        return refund;
      }),
    listMethods: (customerId) => ask((stripe) => listMethods(stripe, customerId)),
    removeMethod: (methodId) => ask((stripe) => removeMethod(stripe, methodId)),
    listPayouts: (made) => ask((stripe) => listPayouts(stripe, made)),
    findPayout: (id) => ask((stripe) => findPayout(stripe, id)),
    listBalanceChanges: (of) => ask((stripe) => listBalanceChanges(stripe, of)),
    readEvent: (body, signature) =>
      ask(async (stripe) => {
        const { webhookSecret } = options;
        const at = clock().getTime();
        return readSigned(verified(stripe, { body, signature, webhookSecret, at }));
      }),
  };
}

interface SignedCall {
  body: Buffer;
  signature: string;
  webhookSecret: string;
  /** When it arrived, in milliseconds. */
  at: number;
}

function verified(
  stripe: Stripe,
  { body, signature, webhookSecret, at }: SignedCall,
): Stripe.Event {
  // The SDK looks only for stamps that are too old.
  const stamp = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? 0);
  if (stamp > at / 1000 + TOLERANCE) throw new GatewayError('signature', 'Signed in the future');
  try {
    const { webhooks } = stripe;
    webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE, undefined, at);
    // The SDK's own reading rounds an id that is a large number.
    return parseExactJson(body.toString('utf8')) as Stripe.Event;
  } catch (error) {
    // The body is read when its signature was found right.
    if (error instanceof SyntaxError) throw new GatewayError('unreadable', 'No JSON');
    const { message } = asGatewayError(error);
    throw new GatewayError('signature', message);
  }
}

const LATEST = 253_402_300_799;
/** What every event has, whatever it is about. */
const eventSchema = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  created: z.number().int().min(0).max(LATEST),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/** @throws GatewayError `unreadable` for what is signed and no event */
function readSigned(event: Stripe.Event): GatewayEvent {
  if (!eventSchema.safeParse(event).success) throw new GatewayError('unreadable', 'No event');
  try {
    return readEvent(event);
  } catch (error) {
    // A part that its type has is missing.
    if (error instanceof TypeError) throw new GatewayError('unreadable', 'No whole event');
    throw error;
  }
}

async function open(
  stripe: Stripe,
  params: Stripe.Checkout.SessionCreateParams,
  idempotencyKey: string,
): Promise<GatewayPage> {
  const session = await stripe.checkout.sessions.create(params, { idempotencyKey });
  if (!session.url) throw new GatewayError('unavailable', 'The page has no address');
  return {
    sessionId: session.id,
    url: session.url,
    expiresAt: new Date(session.expires_at * 1000),
  };
}

async function findSession(stripe: Stripe, sessionId: string): Promise<GatewayPayment> {
  const expand = SESSION_PARTS;
  return readSession(await stripe.checkout.sessions.retrieve(sessionId, { expand }));
}

/** What a page's payment comes to, its session knows: after a refusal it may still be paid. */
async function findIntent(stripe: Stripe, paymentId: string): Promise<GatewayPayment> {
  const intent = await stripe.paymentIntents.retrieve(paymentId, { expand: INTENT_PARTS });
  if (isOfCharge(intent)) return readCharge(intent);
  const expand = SESSION_PARTS.map((part) => `data.${part}`);
  const sessions = await stripe.checkout.sessions.list({ payment_intent: paymentId, expand });
  const [session] = sessions.data;
  return session ? readSession(session) : readCharge(intent);
}

/** Only an open session can be expired: one that is not says how it stands. */
async function close(stripe: Stripe, sessionId: string): Promise<GatewayPayment> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    const now = await findSession(stripe, sessionId);
    if (now.state === 'open') throw error;
    return now;
  }
  return findSession(stripe, sessionId);
}

async function charge(stripe: Stripe, request: ChargeRequest): Promise<GatewayPayment> {
  const source: PaymentSource = 'charge';
  const intent = await stripe.paymentIntents.create(
    {
      amount: request.amountCents,
      currency: request.currency.toLowerCase(),
      customer: request.customerId,
      payment_method: request.methodId,
      allowed_payment_method_types: Object.values(STRIPE_TYPES),
      description: request.description,
      metadata: { checkoutId: request.checkoutId, source },
      confirm: true,
      off_session: true,
      expand: INTENT_PARTS,
    },
    { idempotencyKey: request.key },
  );
  return readCharge(intent);
}

/** Lists what the customer was charged: the search of Stripe would find it only after a while. */
async function findCharge(
  stripe: Stripe,
  { checkoutId, customerId, since }: Parameters<PaymentGateway['findCharge']>[0],
): Promise<GatewayPayment | null> {
  // Clocks differ.
  const from = Math.floor(since.getTime() / 1000) - TOLERANCE;
  const listed = stripe.paymentIntents.list({ customer: customerId, created: { gte: from } });
  for await (const intent of listed) {
    const isIt = isOfCharge(intent) && intent.metadata['checkoutId'] === checkoutId;
    if (isIt) return findIntent(stripe, intent.id);
  }
  return null;
}
