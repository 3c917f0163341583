import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import { writeOffSchema, type WriteOff } from '#domain/schemas/write-off.ts';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { invoicesOf, issue } from './support/invoices.ts';
import { disagreements, NOW } from './support/ledger.ts';
import { madeAccount } from './support/merge.ts';
import { list } from './support/orders.ts';
import { recorded, writeOff, writtenOff } from './support/payments.ts';

const portal = usePortal();

async function invoice(): Promise<{ accountNumber: string; number: string }> {
  const { id: accountNumber } = await madeAccount(portal);
  return { accountNumber, number: await issue(portal, accountNumber, NOW) };
}

/** An invoice of 300.00. */
async function largeInvoice() {
  const { id: accountNumber } = await madeAccount(portal);
  return { accountNumber, number: await issue(portal, accountNumber, NOW, 30_000) };
}

async function stateOf(number: string) {
  const [found] = await invoicesOf(portal, { id: [number] });
  return found && [found.state, found.openCents];
}

function decide({ id, version }: WriteOff, decision: 'confirm' | 'decline') {
  return portal.request('super', {
    method: 'POST',
    url: `/api/write-offs/${id}/${decision}`,
    headers: { 'if-match': `"${version}"` },
    ...(decision === 'decline' && { payload: { reason: 'They will pay' } }),
  });
}

/** As if a colleague had asked for it. */
async function askedByColleague(number: string, cents: number): Promise<WriteOff> {
  const asked = await writtenOff(portal, number, cents);
  await portal.database.pool.query('ALTER TABLE write_offs DISABLE TRIGGER USER');
  await portal.database.pool.query(
    `UPDATE write_offs SET requested_by_uid = 'u-colleague' WHERE id = $1`,
    [asked.id],
  );
  await portal.database.pool.query('ALTER TABLE write_offs ENABLE TRIGGER USER');
  return asked;
}

/** Why a step is not possible, and who was first. */
function ruleOf(response: LightMyRequestResponse) {
  const refused = apiErrorSchema.parse(response.json()).errors?.['step'];
  return [refused?.rule, refused?.value];
}

describe('a write-off', () => {
  it('PY-08 SE-03 up to the limit is posted at once, with its reason in the history of the invoice', async () => {
    const { number } = await invoice();
    const made = await writtenOff(portal, number, 10_000);
    expect(made).toMatchObject({ state: 'posted', reason: 'Closed', decidedBy: '' });
    expect(await stateOf(number)).toEqual(['writtenOff', 0]);
    const filter = { resource: 'invoices', recordId: number };
    expect((await list(portal, 'super', { filter }, 'record-changes')).json()).toMatchObject([
      { action: 'edit', before: { openCents: 10_000 }, after: { openCents: 0 } },
      { action: 'create' },
    ]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-08 above the limit waits for a second admin: whoever asked cannot confirm it', async () => {
    const { number } = await largeInvoice();
    const asked = await writtenOff(portal, number, 10_001);
    expect(asked).toMatchObject({ state: 'waiting', version: 1 });
    expect(await stateOf(number)).toEqual(['overdue', 30_000]);
    const second = await writeOff(portal, number, 10);
    expect([second.statusCode, ruleOf(second)]).toEqual([409, ['waiting', 'super@lens.test']]);
    const own = await decide(asked, 'confirm');
    expect([own.statusCode, ruleOf(own)]).toEqual([403, ['own', '']]);
    expect((await decide(asked, 'decline')).statusCode).toBe(200);
    expect(await stateOf(number)).toEqual(['overdue', 30_000]);
    const late = await decide({ ...asked, version: 2 }, 'decline');
    expect([late.statusCode, ruleOf(late)]).toEqual([409, ['decided', 'super@lens.test']]);
  });

  it('PY-08 SE-03 is posted when somebody else confirms it, once, in the version that they saw', async () => {
    const { number } = await largeInvoice();
    const asked = await askedByColleague(number, 30_000);
    const answers = await Promise.all([decide(asked, 'confirm'), decide(asked, 'confirm')]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));
    expect(await stateOf(number)).toEqual(['writtenOff', 0]);
    const filter = { state: 'posted', invoiceNumber: number };
    const found = await list(portal, 'super', { filter }, 'write-offs');
    expect(writeOffSchema.array().parse(found.json())).toMatchObject([
      { id: asked.id, decidedBy: 'super@lens.test', version: 2 },
    ]);
    const history = { filter: { resource: 'write-offs', recordId: asked.id } };
    expect((await list(portal, 'super', history, 'record-changes')).json()).toMatchObject([
      { action: 'edit', before: { state: 'waiting' }, after: { state: 'posted' } },
      { action: 'create' },
    ]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-08 is refused for more than is open, then and when it is confirmed', async () => {
    const { number, accountNumber } = await largeInvoice();
    const tooMuch = apiErrorSchema.parse((await writeOff(portal, number, 30_001)).json());
    expect(tooMuch.errors?.['amountCents']).toMatchObject({ rule: 'max', nearest: 30_000 });
    const asked = await askedByColleague(number, 30_000);
    await recorded(portal, {
      accountNumber,
      amountCents: 1,
      shares: [{ invoiceNumber: number, cents: 1 }],
    });
    const paid = await decide(asked, 'confirm');
    expect([paid.statusCode, paid.json()]).toMatchObject([
      409,
      { errors: { step: { rule: 'lessOpen', nearest: 29_999 } } },
    ]);
    expect(await stateOf(number)).toEqual(['overdue', 29_999]);
  });
});
