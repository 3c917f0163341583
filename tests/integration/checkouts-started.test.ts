import { beforeEach, expect, it } from 'vitest';
import { accountWith, begin, begun, callBack, sessionOf, untilState } from './support/checkouts.ts';
import { apply, credited, creditOf } from './support/credits.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import { invoicesOf } from './support/invoices.ts';
import { disagreements, NOW } from './support/ledger.ts';
import { record } from './support/payments.ts';
import { usePayingPortal } from './support/use.ts';

const DAY = 24 * 60 * 60_000;
const gateway = new FakeGateway();
let now = NOW;
const portal = usePayingPortal(gateway, () => now);
beforeEach(() => {
  now = NOW;
});

it.each([
  ['open', 0],
  ['overdue', 40],
])(
  'PY-01 an invoice that is %s stays so while the page is open, until money moves',
  async (state, days) => {
    const { accountNumber, shares } = await accountWith(portal, 2);
    now = new Date(NOW.getTime() + days * DAY);
    const [first] = shares;
    const { id } = await begun(portal, first ? [first] : [], {
      changes: { method: 'bankAccount' },
    });
    const started = { id: first?.invoiceNumber, startedCents: 10_000, payableCents: 0 };
    expect(await invoicesOf(portal, { accountNumber, id: [first?.invoiceNumber] })).toMatchObject([
      { ...started, state },
    ]);
    expect(await invoicesOf(portal, { accountNumber, state })).toHaveLength(2);
    expect(await invoicesOf(portal, { accountNumber, state: 'inFlight' })).toEqual([]);
    expect(await invoicesOf(portal, { accountNumber, needsPayment: true })).toHaveLength(2);

    const payment = gateway.move(sessionOf(id), { state: 'processing' });
    await callBack(portal, { kind: 'payment', payment });
    await untilState(portal, id, 'processing');
    expect(await invoicesOf(portal, { accountNumber, state: 'inFlight' })).toMatchObject([
      { id: first?.invoiceNumber, startedCents: 0 },
    ]);
    expect(await invoicesOf(portal, { accountNumber, needsPayment: true })).toHaveLength(1);
    expect(await invoicesOf(portal, { accountNumber, needsPayment: false })).toHaveLength(1);
  },
);

it('PY-01 CR-02 what was started keeps its lens credit apart, which can be chosen again', async () => {
  const { accountNumber, shares } = await accountWith(portal, 1);
  await credited(portal, accountNumber, 3_000);
  const changes = { amountCents: 7_000, creditCents: 3_000 };
  const { id } = await begun(portal, shares, { changes });
  expect(await creditOf(portal, accountNumber, 'practice')).toMatchObject({
    availableCents: 0,
    reservedCents: 3_000,
    startedCents: 3_000,
  });
  const other = await begin(portal, shares);
  expect(other.json()).toMatchObject({
    code: 'conflict',
    message: `A payment of invoice ${shares[0]?.invoiceNumber} was started and is not finished`,
    current: { id, state: 'open' },
  });
  await portal.send('practice', `/api/checkouts/${id}/cancel`);
  expect(await creditOf(portal, accountNumber, 'practice')).toMatchObject({
    availableCents: 3_000,
    startedCents: 0,
  });
  expect(await begun(portal, shares, { changes })).toMatchObject({ state: 'open' });
});

it('PY-01 PY-08 a check or lens credit for an invoice whose page is open is told so', async () => {
  const { accountNumber, shares } = await accountWith(portal, 1);
  await credited(portal, accountNumber, 3_000);
  const { id } = await begun(portal, shares);
  const message = `An online payment of invoice ${shares[0]?.invoiceNumber} was started and is not finished. It must be canceled first`;
  const check = { accountNumber, amountCents: 10_000, shares };
  const refused = { errors: { 'shares.0.cents': { rule: 'started', message } } };
  expect((await record(portal, check)).json()).toMatchObject(refused);
  const part = shares.map(({ invoiceNumber }) => ({ invoiceNumber, cents: 1_000 }));
  expect((await apply(portal, accountNumber, part)).json()).toMatchObject(refused);
  await portal.send('practice', `/api/checkouts/${id}/cancel`);
  expect((await record(portal, check)).statusCode).toBe(201);
  expect(await disagreements(portal.database)).toEqual([]);
});

it.each([{ memo: 'May' }, { savesMethod: true }])(
  'PY-01 the same invoices with %o are another wish',
  async (changes) => {
    const { shares } = await accountWith(portal, 1);
    const first = await begun(portal, shares);
    const other = await begin(portal, shares, { changes });
    expect([other.statusCode, other.json()]).toMatchObject([409, { current: { id: first.id } }]);
  },
);
