import type { BalanceChange, Figures, PaidOut, Payout } from './balance-records.ts';
import type { Common } from './common.ts';

/** What the sandbox keeps: Stripe's objects as they go over the wire, and beside them what only the sandbox knows. */

export type Metadata = Record<string, string>;

export interface Customer extends Common {
  object: 'customer';
  name: string | null;
  email: string | null;
  metadata: Metadata;
}

export type MethodType = 'card' | 'us_bank_account';

export interface Method extends Common {
  object: 'payment_method';
  type: MethodType;
  /** Null: used once, or detached. */
  customer: string | null;
  billing_details: { name: string | null };
  metadata: Metadata;
  card?: { brand: string; last4: string; exp_month: number; exp_year: number };
  us_bank_account?: { bank_name: string; last4: string; routing_number: string };
}

export interface PaymentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
  payment_method: Method;
}

export interface Intent extends Common {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
  metadata: Metadata;
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string } } | null;
  payment_method: string | null;
  payment_method_types: MethodType[];
  setup_future_usage: 'off_session' | null;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
}

export interface SetupIntent extends Common {
  object: 'setup_intent';
  customer: string | null;
  last_setup_error: PaymentError | null;
  metadata: Metadata;
  payment_method: string | null;
  payment_method_types: MethodType[];
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  usage: 'off_session';
}

export interface Session extends Common {
  object: 'checkout.session';
  amount_subtotal: number | null;
  amount_total: number | null;
  cancel_url: string;
  client_reference_id: string | null;
  currency: string | null;
  customer: string | null;
  expires_at: number;
  locale: 'en' | 'es';
  metadata: Metadata;
  mode: 'payment' | 'setup';
  payment_intent: string | null;
  payment_method_types: MethodType[];
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  setup_intent: string | null;
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  ui_mode: 'hosted_page';
  url: string | null;
}

export interface Charge extends Common {
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface Refund extends Common {
  object: 'refund';
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  failure_reason?: string;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface Dispute extends Common {
  object: 'dispute';
  amount: number;
  charge: string;
  currency: string;
  is_charge_refundable: boolean;
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
}

export type WireObject =
  | Customer
  | Method
  | Intent
  | SetupIntent
  | Session
  | Charge
  | Refund
  | Dispute
  | Payout;

export interface GatewayEvent extends Common {
  object: 'event';
  api_version: string;
  data: { object: WireObject; previous_attributes?: Record<string, unknown> };
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: string;
}

/** What a session was asked for and does not show. */
export interface Plan {
  id: string;
  /** On the page. */
  description: string;
  /** Of the payment, where it has another. */
  intentDescription?: string | null;
  intentMetadata: Metadata;
  savesMethod: boolean;
}

/** How a test number behaves, by the method that was made of it. The number itself is not kept. */
export interface Instrument {
  id: string;
  behavior: string;
}

/** Where an attempt waits for the further step of a bank. */
export interface Step {
  id: string;
  sessionId: string;
  methodId: string;
  isOpen: boolean;
}

/** The first answer to an idempotency key. */
export interface Reply {
  id: string;
  /** Of method, path and parameters. */
  digest: string;
  status: number;
  body: unknown;
}

export type Work =
  | { kind: 'settle'; intentId: string }
  | { kind: 'refuse'; intentId: string; code: string }
  | { kind: 'dispute'; intentId: string; reason: string; isFinal: boolean }
  | { kind: 'refund'; refundId: string }
  | { kind: 'payout'; payoutId: string }
  | { kind: 'expire'; sessionId: string };

/** What is to happen later, at a time in milliseconds. */
export interface Task {
  id: string;
  at: number;
  work: Work;
}

/** A call of the webhook that is still to be made. */
export interface Delivery {
  id: string;
  eventId: string;
  /** How often it was tried. */
  tries: number;
  /** In milliseconds. */
  at: number;
}

/** What happens to the next events: once to each of `left`. */
export interface Disturbance {
  id: 'next';
  how: 'lose' | 'duplicate' | 'delay' | 'reorder';
  left: number;
  /** Of `delay`. */
  seconds: number;
  /** Of `reorder`: those that wait for the last of them. */
  held: string[];
}

export interface Records {
  customer: Customer;
  method: Method;
  intent: Intent;
  setup: SetupIntent;
  session: Session;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  balance: BalanceChange;
  payout: Payout;
  paidOut: PaidOut;
  figures: Figures;
  event: GatewayEvent;
  plan: Plan;
  instrument: Instrument;
  step: Step;
  reply: Reply;
  task: Task;
  delivery: Delivery;
  disturbance: Disturbance;
}

export type Kind = keyof Records;
