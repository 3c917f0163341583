import { until } from 'test-tools/until.ts';
import { expect, it } from 'vitest';
import { accountWith, begun, callBack, checkoutNow, sessionOf } from './support/checkouts.ts';
import { FakeGateway } from './support/fake-gateway.ts';
import { invoicesOf } from './support/invoices.ts';
import { balances, disagreements } from './support/ledger.ts';
import { usePayingPortal } from './support/use.ts';

const gateway = new FakeGateway();
const portal = usePayingPortal(gateway);

it.each([false, true])(
  'PY-03 in another currency posts nothing, opens its invoices and alerts the lab, once (given up before: %s)',
  async (isGivenUp) => {
    const { accountNumber, shares } = await accountWith(portal, 1);
    const { id } = await begun(portal, shares);
    const cancel = { method: 'POST', url: `/api/checkouts/${id}/cancel` } as const;
    if (isGivenUp) await portal.request('practice', cancel);
    const before = await balances(portal.database);
    const euros = gateway.pay(sessionOf(id), { currency: 'EUR', failure: null });
    for (let times = 0; times < 2; times += 1) {
      await callBack(portal, { kind: 'payment', payment: euros });
    }
    await until(async () => {
      expect(await checkoutNow(portal, id, 'super')).toMatchObject({
        attention: 'otherCurrency',
        state: isGivenUp ? 'cancelled' : 'failed',
        payments: [],
      });
    });
    expect(await invoicesOf(portal, { accountNumber })).toMatchObject([{ payableCents: 10_000 }]);
    expect(await balances(portal.database)).toEqual(before);
    expect(await disagreements(portal.database)).toEqual([]);
    const told = `SELECT FROM outbox WHERE payload->>'event' = 'paymentOtherCurrency' AND key = $1`;
    expect((await portal.database.pool.query(told, [id])).rowCount).toBe(1);
  },
);
