import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox';
import { payByCard } from 'payment-sandbox/tests/support/forms.ts';
import { DAY, type WebhookCall } from 'payment-sandbox/tests/support/open-sandbox.ts';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../fixtures/test-sandbox.ts';
import { newKey, hasSandbox, openPage, openTarget } from './support/target.ts';

const target = await openTarget();

const EVENT = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.updated',
  created: 1_772_463_600,
  data: { object: { id: 'cus_1', object: 'customer' } },
});

/** Signs as Stripe does, by the SDK. */
function signed(payload: string, secondsAgo: number, secret = LOCAL_WEBHOOK_SECRET): string {
  const timestamp = Math.floor(target.clock().getTime() / 1000) - secondsAgo;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

const read = (body: string, signature: string) =>
  target.gateway.readEvent(Buffer.from(body), signature);

describe('a call of the gateway', () => {
  it('PY-03 is read when it is signed', async () => {
    expect(await read(EVENT, signed(EVENT, 0))).toEqual({
      id: 'evt_1',
      createdAt: new Date(1_772_463_600_000),
      kind: 'other',
      type: 'customer.updated',
    });
  });

  it('PY-03 is read when it is five minutes old, and no later', async () => {
    expect(await read(EVENT, signed(EVENT, 299))).toMatchObject({ id: 'evt_1' });
    await expect(read(EVENT, signed(EVENT, 302))).rejects.toThrow(
      expect.objectContaining({ code: 'signature' }),
    );
  });

  it('SE-15 keeps every digit of an id that is a number', async () => {
    const body = EVENT.replace('"evt_1"', '9007199254740993');
    expect(await read(body, signed(body, 0))).toMatchObject({ id: '9007199254740993' });
  });

  it('PY-03 SE-07 is read when its stamp is five minutes ahead, and no further', async () => {
    expect(await read(EVENT, signed(EVENT, -299))).toMatchObject({ id: 'evt_1' });
    await expect(read(EVENT, signed(EVENT, -302))).rejects.toThrow(
      expect.objectContaining({ code: 'signature' }),
    );
  });

  it.each([
    'no JSON',
    'null',
    '[]',
    '{}',
    EVENT.replace('1772463600', '"soon"'),
    EVENT.replace('1772463600', '1e18'),
    EVENT.replace('"id":"evt_1",', ''),
    EVENT.replace('{"id":"cus_1","object":"customer"}', 'null'),
    EVENT.replace('customer.updated', 'payment_intent.succeeded'),
  ])('PY-03 SE-07 is unreadable when it is signed and no event: %s', async (body) => {
    await expect(read(body, signed(body, 0))).rejects.toThrow(
      expect.objectContaining({ name: 'GatewayError', code: 'unreadable' }),
    );
  });

  it.each([
    ['of another body', () => [EVENT.replace('evt_1', 'evt_2'), signed(EVENT, 0)]],
    ['by another secret', () => [EVENT, signed(EVENT, 0, 'whsec_other')]],
    ['of another time', () => [EVENT, signed(EVENT, 0).replace(/t=(\d+)/, 't=1$1')]],
    ['that is missing', () => [EVENT, '']],
    ['that is garbage', () => [EVENT, 'v1=00,t=x']],
  ])('PY-03 is refused with a signature %s, without quoting it', async (_name, make) => {
    const [body = '', signature = ''] = make();
    const refused = await read(body, signature).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'GatewayError', code: 'signature' });
    expect((refused as Error).message).not.toMatch(/whsec|evt_|cus_1/);
  });
});

/** A sandbox of its own, whose first event is refused so many times. */
async function withSandbox(
  work: (sandbox: TestSandbox) => Promise<void>,
  refusals = 0,
): Promise<void> {
  let left = refusals;
  const isFirst = (body: string) => idsOf(sandbox)[0] === (JSON.parse(body) as Named).id;
  const receive = ({ body }: WebhookCall) => !isFirst(body) || left-- <= 0;
  const sandbox = await openTestSandbox({ receive });
  try {
    await work(sandbox);
  } finally {
    await sandbox.close();
  }
}

async function pay({ gateway, clock }: TestSandbox): Promise<string> {
  const changes = { checkoutId: 'checkout-1', amountCents: 2000, savesMethod: true };
  const { sessionId, url } = await openPage({ ...target, gateway, clock }, changes);
  await payByCard(url, '4242424242424242');
  return sessionId;
}

interface Named {
  id: string;
}

const idsOf = ({ calls }: TestSandbox) => calls.map(({ body }) => (JSON.parse(body) as Named).id);
const kindsOf = (sandbox: TestSandbox) => sandbox.events().map(({ kind }) => kind);

describe('the calls of the sandbox', () => {
  it.runIf(hasSandbox)('PY-03 tell of a payment with our id, signed, and of the saved method', () =>
    withSandbox(async (sandbox) => {
      const sessionId = await pay(sandbox);
      await sandbox.run();
      const payments = sandbox.events().filter(({ kind }) => kind === 'payment');
      expect(payments).toMatchObject([
        {
          payment: {
            sessionId,
            checkoutId: 'checkout-1',
            state: 'succeeded',
            amountCents: 2000,
            receivedCents: 2000,
            currency: 'USD',
          },
        },
      ]);
      expect(kindsOf(sandbox)).toContain('methods');
      await sandbox.run();
      expect(new Set(idsOf(sandbox)).size).toBe(idsOf(sandbox).length);
    }),
  );

  it.runIf(hasSandbox)('PY-03 are made again, later and later, until they are answered', () =>
    withSandbox(async (sandbox) => {
      await pay(sandbox);
      await sandbox.run();
      const [first] = idsOf(sandbox);
      const count = () => idsOf(sandbox).filter((id) => id === first).length;
      expect(count()).toBe(1);
      await sandbox.pass(5_000);
      expect(count()).toBe(2);
      await sandbox.pass(29_000);
      expect(count()).toBe(2);
      await sandbox.pass(1_000);
      expect(count()).toBe(3);
      await sandbox.pass(DAY);
      expect(count()).toBe(3);
      expect(sandbox.events()[0]?.id).toBe(first);
    }, 2),
  );

  it.runIf(hasSandbox)('PY-03 are duplicated, with the same id', () =>
    withSandbox(async (sandbox) => {
      await sandbox.press('webhooks/next/disturb', { how: 'duplicate', count: '2' });
      await pay(sandbox);
      await sandbox.run();
      const ids = idsOf(sandbox);
      expect(ids.length - new Set(ids).size).toBe(2);
    }),
  );

  it.runIf(hasSandbox)('PY-03 are reordered', () =>
    withSandbox(async (sandbox) => {
      await sandbox.press('webhooks/next/disturb', { how: 'reorder', count: '3' });
      await pay(sandbox);
      await sandbox.run();
      const listed = (await records(sandbox)).event.map(({ id }) => id);
      const [a, b, c, ...rest] = listed;
      expect(idsOf(sandbox)).toEqual([c, b, a, ...rest]);
    }),
  );

  it.runIf(hasSandbox)('PY-03 are lost, and sent by the button', () =>
    withSandbox(async (sandbox) => {
      await sandbox.press('webhooks/next/disturb', { how: 'lose', count: '99' });
      const sessionId = await pay(sandbox);
      await sandbox.pass(3 * DAY);
      expect(sandbox.calls).toEqual([]);
      expect(await sandbox.gateway.findPayment({ sessionId })).toMatchObject({
        state: 'succeeded',
      });
      const [event] = (await records(sandbox)).event;
      await sandbox.press(`events/${event?.id}/resend`);
      await sandbox.run();
      expect(idsOf(sandbox)).toEqual([event?.id]);
    }),
  );

  it.runIf(hasSandbox)('PY-03 are delayed', () =>
    withSandbox(async (sandbox) => {
      await sandbox.press('webhooks/next/disturb', { how: 'delay', count: '99', seconds: '600' });
      await pay(sandbox);
      await sandbox.pass(599_000);
      expect(sandbox.calls).toEqual([]);
      await sandbox.pass(1_000);
      expect(kindsOf(sandbox)).toContain('payment');
    }),
  );
});

interface Listed {
  event: Named[];
}

async function records({ origin }: TestSandbox): Promise<Listed> {
  return (await (await fetch(`${origin}/control/records.json`)).json()) as Listed;
}

it.runIf(hasSandbox)(
  'SE-07 a restart loses nothing: pages, debits on their way, keys, calls to be made',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lens-gateway-'));
    const file = join(folder, 'gateway.jsonl');
    const sandbox = await openTestSandbox({ file });
    try {
      const { gateway } = sandbox;
      const account = { key: newKey(), accountNumber: 'A-100002', name: 'Practice' };
      const customerId = await gateway.createCustomer(account);
      const sessionId = await pay(sandbox);
      await sandbox.restart();
      expect(sandbox.calls).toEqual([]);
      expect(await gateway.findPayment({ sessionId })).toMatchObject({ state: 'succeeded' });
      expect(await gateway.createCustomer(account)).toBe(customerId);
      await sandbox.run();
      expect(kindsOf(sandbox)).toContain('payment');
      const made = sandbox.calls.length;
      await sandbox.restart();
      await sandbox.pass(DAY);
      expect(sandbox.calls.length).toBe(made);
    } finally {
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
