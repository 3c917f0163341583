import {
  GatewayError,
  type ChargeRequest,
  type CheckoutRequest,
  type GatewayBalanceChange,
  type GatewayEvent,
  type GatewayMethod,
  type GatewayPage,
  type GatewayPayment,
  type GatewayPayout,
  type GatewayRefund,
  type PaymentGateway,
  type Span,
} from '#server/money/gateway/port.ts';

/** A card as the gateway names one. */
export const VISA: GatewayMethod = {
  id: null,
  kind: 'card',
  brand: 'visa',
  last4: '4242',
  expires: '2030-05',
};

/** What is signed: the signature of a real gateway is proven by its own contract suite. */
export const SIGNATURE = 'signed-by-the-gateway';

/**
 * A gateway whose payments the test moves, for what no sandbox can be made to do at will: silence between any two steps,
 * amounts that differ, and events in any order. What a real one answers is proven by its contract suite.
 */
export class FakeGateway implements PaymentGateway {
  readonly name = 'stripe';
  readonly isSandbox = true;
  /** While true, every call fails as it does without a network. */
  isSilent = false;
  readonly payments = new Map<string, GatewayPayment>();
  readonly requests = new Map<string, CheckoutRequest>();
  readonly refunds = new Map<string, GatewayRefund>();
  readonly payouts = new Map<string, GatewayPayout>();
  /** What changed its balance, and which of it is in which payout. */
  readonly changes: GatewayBalanceChange[] = [];
  readonly parts = new Map<string, string[]>();
  refusesRefunds = false;
  /** The payments that a bank holds back or took: nothing of them is given back. */
  readonly disputed = new Set<string>();
  /** While true, the bank takes no refund. */
  failsRefunds = false;
  refusesPages = false;

  async createCustomer({ accountNumber }: { accountNumber: string }): Promise<string> {
    this.#answer();
    return `cus_${accountNumber}`;
  }

  async openPage(request: CheckoutRequest): Promise<GatewayPage> {
    this.#answer();
    if (this.refusesPages) throw new GatewayError('refused', 'Not with this account');
    const sessionId = `cs_${request.key}`;
    const former = this.requests.get(sessionId);
    if (former && JSON.stringify(former) !== JSON.stringify(request)) {
      throw new GatewayError('refused', 'The key stands for another page');
    }
    this.requests.set(sessionId, request);
    if (!this.payments.has(sessionId)) {
      this.payments.set(sessionId, {
        id: null,
        sessionId,
        checkoutId: request.checkoutId,
        state: 'open',
        amountCents: request.amountCents,
        receivedCents: 0,
        currency: request.currency,
        method: null,
        failure: null,
      });
    }
    const url = `https://gateway.test/pay/${request.checkoutId}`;
    return { sessionId, url, expiresAt: request.expiresAt };
  }

  async findPayment(of: { sessionId: string } | { paymentId: string }): Promise<GatewayPayment> {
    this.#answer();
    const found =
      'sessionId' in of
        ? this.payments.get(of.sessionId)
        : [...this.payments.values()].find(({ id }) => id === of.paymentId);
    if (!found) throw new GatewayError('refused', 'There is no such payment');
    return found;
  }

  async closePage(sessionId: string): Promise<GatewayPayment> {
    const found = await this.findPayment({ sessionId });
    if (found.state === 'open') this.move(sessionId, { state: 'failed', failure: 'expired' });
    return this.findPayment({ sessionId });
  }

  async charge(_request: ChargeRequest): Promise<GatewayPayment> {
    throw new GatewayError('declined', 'No method is saved');
  }

  async findCharge(): Promise<GatewayPayment | null> {
    return null;
  }

  async refund({
    key,
    paymentId,
    cents,
  }: {
    key: string;
    paymentId: string;
    cents: number;
  }): Promise<GatewayRefund> {
    this.#answer();
    if (this.refusesRefunds || this.disputed.has(paymentId)) {
      throw new GatewayError('refused', 'Nothing is left');
    }
    const former = this.refunds.get(key);
    if (former) return former;
    const refund = {
      id: `re_${key}`,
      paymentId,
      key,
      cents,
      state: this.failsRefunds ? 'failed' : 'succeeded',
    } as const;
    this.refunds.set(key, refund);
    return refund;
  }

  async openMethodPage(): Promise<GatewayPage> {
    throw new GatewayError('refused', 'This gateway saves no methods');
  }

  async listMethods(): Promise<GatewayMethod[]> {
    return [];
  }

  async removeMethod(): Promise<void> {}

  async listPayouts({ from, until }: Span): Promise<GatewayPayout[]> {
    this.#answer();
    return [...this.payouts.values()].filter((one) => isWithin(one, { from, until }));
  }

  async findPayout(id: string) {
    this.#answer();
    const payout = this.payouts.get(id);
    if (!payout) throw new GatewayError('refused', 'There is no such payout');
    const isBack = ({ kind, sourceId }: GatewayBalanceChange) =>
      kind === 'payoutFailed' && sourceId === id;
    return { ...payout, broughtBack: this.changes.find(isBack) ?? null };
  }

  async listBalanceChanges(of: Span | { payoutId: string }): Promise<GatewayBalanceChange[]> {
    this.#answer();
    if (!('payoutId' in of)) return this.changes.filter((one) => isWithin(one, of));
    const ids = this.parts.get(of.payoutId) ?? [];
    return this.changes.filter(({ id }) => ids.includes(id));
  }

  async readEvent(body: Buffer, signature: string): Promise<GatewayEvent> {
    if (signature !== SIGNATURE) throw new GatewayError('signature', 'Not signed');
    const event = JSON.parse(body.toString()) as GatewayEvent & { createdAt: string };
    return { ...event, createdAt: new Date(event.createdAt) };
  }

  /** A payment of 1.00 that was not asked for here, and that this gateway does not know. */
  unknownPayment(id: string): GatewayPayment {
    return {
      id,
      sessionId: null,
      checkoutId: null,
      state: 'succeeded',
      amountCents: 100,
      receivedCents: 100,
      currency: 'USD',
      method: VISA,
      failure: null,
    };
  }

  /** Moves the payment of a page on, as its payer or the bank does. */
  move(sessionId: string, changes: Partial<GatewayPayment>): GatewayPayment {
    const payment = this.payments.get(sessionId);
    if (!payment) throw new Error(`There is no page ${sessionId}`);
    const moved = { ...payment, id: `pi_${payment.checkoutId}`, ...changes };
    this.payments.set(sessionId, moved);
    return moved;
  }

  /** Pays what was asked by card. */
  pay(sessionId: string, changes: Partial<GatewayPayment> = {}): GatewayPayment {
    const { amountCents } = this.payments.get(sessionId) ?? { amountCents: 0 };
    return this.move(sessionId, {
      state: 'succeeded',
      receivedCents: amountCents,
      method: VISA,
      ...changes,
    });
  }

  #answer(): void {
    if (this.isSilent) throw new GatewayError('unavailable', 'The gateway does not answer');
  }
}

function isWithin({ createdAt }: { createdAt: Date }, { from, until }: Span): boolean {
  return createdAt >= from && createdAt < until;
}
