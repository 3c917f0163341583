import type { Locale } from '#domain/basics/locale.ts';
import type { Cents } from '#domain/basics/money.ts';
import type { BalanceKind, PayoutState } from '#domain/money/payouts/balance-kinds.ts';

/** How a practice pays at the gateway. */
export const GATEWAY_METHODS = ['card', 'bankAccount'] as const;
export type GatewayMethodKind = (typeof GATEWAY_METHODS)[number];

/** What the gateway reports of a card or a bank account; never its whole number. */
export interface GatewayMethod {
  /** The gateway's id; null when it was used once and is not saved. */
  id: string | null;
  kind: GatewayMethodKind;
  /** `visa`, or the name of the bank. */
  brand: string;
  last4: string;
  /** The last month of a card, `2030-05`; null for others. */
  expires: string | null;
}

/** PY-02: what a practice pays on the gateway's own page. */
export interface CheckoutRequest {
  /** The gateway answers the same key with the same page, and refuses it with another content. */
  key: string;
  /** Our id, which comes back in events and answers. */
  checkoutId: string;
  customerId: string;
  amountCents: Cents;
  currency: 'USD';
  /** What the page says is paid: numbers of invoices, nothing of patients. */
  description: string;
  methods: readonly GatewayMethodKind[];
  savesMethod: boolean;
  /** Where the browser goes after the payment, and when it gives up. */
  returnUrl: string;
  cancelUrl: string;
  locale: Locale;
  /** At least 30 minutes and at most 24 hours from now. */
  expiresAt: Date;
}

/** How a payment of the gateway stands. `failed` is final: the page was left, or the bank refused. */
export type GatewayPaymentState = 'open' | 'processing' | 'succeeded' | 'failed';

/** What the gateway knows about a payment now. */
export interface GatewayPayment {
  /** The payment's id at the gateway; null until the practice tried to pay. */
  id: string | null;
  /** The page's id; null for a payment by a saved method. */
  sessionId: string | null;
  /** Our id of the request. */
  checkoutId: string | null;
  state: GatewayPaymentState;
  /** What was asked, and what came in so far. */
  amountCents: Cents;
  receivedCents: Cents;
  /** As the gateway says: `USD`. */
  currency: string;
  method: GatewayMethod | null;
  /** The gateway's code of the last refusal: `card_declined`, `insufficient_funds`, `debit_returned`, `expired`. */
  failure: string | null;
}

/** A page on which a practice pays. */
export interface GatewayPage {
  sessionId: string;
  url: string;
  expiresAt: Date;
}

export interface GatewayRefund {
  id: string;
  paymentId: string;
  /** Our key of the request; null for one that was made at the gateway. */
  key: string | null;
  cents: Cents;
  state: 'pending' | 'succeeded' | 'failed';
}

/** PY-09: money that the practice's bank took back. A bank debit that fails after it succeeded arrives as one, too. */
export interface GatewayDispute {
  id: string;
  paymentId: string;
  cents: Cents;
  reason: string;
  state: 'open' | 'won' | 'lost';
}

/** PY-10: one change of the balance at the gateway: by `cents` less `feeCents`, which are negative when they come back. */
export interface GatewayBalanceChange {
  id: string;
  kind: BalanceKind;
  /** The gateway's own words: `adjustment/dispute`. */
  type: string;
  cents: Cents;
  feeCents: Cents;
  /** As the gateway says: `USD`. */
  currency: string;
  /** The id of the refund, dispute or payout; null where it names none. */
  sourceId: string | null;
  /** The payment that it is about. */
  paymentId: string | null;
  createdAt: Date;
}

/** PY-10: what the gateway sends to the lab's bank. It may fail after it was reported as paid. */
export interface GatewayPayout {
  id: string;
  cents: Cents;
  currency: string;
  state: PayoutState;
  /** The gateway's code; null unless it failed. */
  failure: string | null;
  createdAt: Date;
  /** The day on which the bank has it, or is expected to. */
  arrivesAt: Date;
  /** Whether the gateway reports what is in it: not of one that somebody asked for by hand. */
  hasParts: boolean;
  /** Whether the gateway knows all of its parts by now. */
  isWhole: boolean;
}

/** A span of time; its end does not belong to it. */
export interface Span {
  from: Date;
  until: Date;
}

/** What the gateway calls back with. Events may come twice, late and in any order. */
export type GatewayEvent = { id: string; createdAt: Date } & (
  | { kind: 'payment'; payment: GatewayPayment }
  | { kind: 'refund'; refund: GatewayRefund }
  | { kind: 'dispute'; dispute: GatewayDispute }
  | { kind: 'methods'; customerId: string }
  | { kind: 'payout'; payoutId: string }
  | { kind: 'other'; type: string }
);

/** A payment by a saved method, without the gateway's page. */
export interface ChargeRequest {
  key: string;
  checkoutId: string;
  customerId: string;
  methodId: string;
  amountCents: Cents;
  currency: 'USD';
  description: string;
}

/**
 * PY-02: a payment gateway. Each call may throw a `GatewayError`; a repeated call with the same key has the effect of one.
 */
export interface PaymentGateway {
  /** Names its accounts in the ledger: `in-flight:stripe`. */
  readonly name: string;
  /** True for the sandbox of this machine, which moves no money. */
  readonly isSandbox: boolean;
  /** Creates the gateway's record of an account; the same account always has the same one. */
  createCustomer(request: { key: string; accountNumber: string; name: string }): Promise<string>;
  openPage(request: CheckoutRequest): Promise<GatewayPage>;
  /** Asks how the payment of a page stands. */
  findPayment(of: { sessionId: string } | { paymentId: string }): Promise<GatewayPayment>;
  /** Closes a page that nobody paid on. Returns how its payment stands: it may have been paid meanwhile. */
  closePage(sessionId: string): Promise<GatewayPayment>;
  charge(request: ChargeRequest): Promise<GatewayPayment>;
  /**
   * Looks for the charge of a checkout, for when its key is forgotten. Null when none was made.
   *
   * @param since A moment before it would have been made
   */
  findCharge(of: {
    checkoutId: string;
    customerId: string;
    since: Date;
  }): Promise<GatewayPayment | null>;
  refund(request: { key: string; paymentId: string; cents: Cents }): Promise<GatewayRefund>;
  /** Opens the gateway's page on which a method is saved without a payment. */
  openMethodPage(request: {
    key: string;
    customerId: string;
    methods: readonly GatewayMethodKind[];
    returnUrl: string;
    cancelUrl: string;
    locale: Locale;
  }): Promise<GatewayPage>;
  listMethods(customerId: string): Promise<GatewayMethod[]>;
  /** Removing a method that is gone already changes nothing. */
  removeMethod(methodId: string): Promise<void>;
  /** PY-10: the payouts that were made then, in any order. */
  listPayouts(made: Span): Promise<GatewayPayout[]>;
  /** A payout as it is now, and what its failure brought back. */
  findPayout(id: string): Promise<GatewayPayout & { broughtBack: GatewayBalanceChange | null }>;
  /** PY-10: what changed the balance then, or is in a payout, in any order. */
  listBalanceChanges(of: Span | { payoutId: string }): Promise<GatewayBalanceChange[]>;
  /**
   * Reads a call of the gateway from its raw body.
   *
   * @throws GatewayError `signature` when it is not signed by the gateway, or signed more than five minutes
   *   before or after now; `unreadable` when it is signed and no event
   */
  readEvent(body: Buffer, signature: string): Promise<GatewayEvent>;
}

/** Why a call to the gateway failed. */
export type GatewayErrorCode =
  /** The gateway did not answer, or with an error of its own: try again later. */
  | 'unavailable'
  /** It refused what we sent: our fault, or a record that it does not know. */
  | 'refused'
  /** The card or the bank account was refused. */
  | 'declined'
  | 'signature'
  /** What it sent is no event. */
  | 'unreadable';

export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: GatewayErrorCode;
  /** The gateway's own code of a refused method. */
  readonly decline: string | null;

  constructor(
    code: GatewayErrorCode,
    message: string,
    { decline = null, cause }: { decline?: string | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.decline = decline;
  }
}
