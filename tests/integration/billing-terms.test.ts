import { dueDayOf } from '#domain/invoices/due-day.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicesOf, issue } from './support/invoices.ts';
import { madeAccount } from './support/merge.ts';
import { startPortal, type TestPortal } from './support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

/** Late in the evening in Madison, and the next day in Auckland and in UTC. */
const ISSUED = new Date('2026-03-11T03:30:00Z');

async function dueOf(timeZone: string | null) {
  const { id } = await madeAccount(portal, { timeZone });
  await issue(portal, id, ISSUED);
  const [invoice] = await invoicesOf(portal, { accountNumber: id });
  return invoice?.dueOn;
}

describe('the terms of an account', () => {
  it('PY-07 due days are days of its time zone, or of its address without one', async () => {
    expect(await dueOf(null)).toBe('2026-04-09');
    expect(await dueOf('UTC')).toBe('2026-04-10');
    expect(await dueOf('Pacific/Auckland')).toBe(dueDayOf(ISSUED, 30, 'Pacific/Auckland').dueOn);
  });
});
