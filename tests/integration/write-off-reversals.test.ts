import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/access/api-error.ts';
import { writeOffSchema, type WriteOff } from '#domain/money/payments/write-off-schema.ts';
import { invoicesOf, issue } from './support/invoices.ts';
import { disagreements, NOW } from './support/ledger.ts';
import { accountNow, madeAccount, merge } from './support/merge.ts';
import { list } from './support/orders.ts';
import { recorded, writtenOff } from './support/payments.ts';
import { recordSteps } from './support/record-steps.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

async function invoice(cents = 30_000): Promise<{ accountNumber: string; number: string }> {
  const { id: accountNumber } = await madeAccount(portal);
  return { accountNumber, number: await issue(portal, accountNumber, NOW, cents) };
}

async function stateOf(number: string) {
  const [found] = await invoicesOf(portal, { id: [number] });
  return found && [found.state, found.openCents];
}

const REASON = { reason: 'They paid after all' };

function step({ id, version }: WriteOff, name: 'reverse' | 'confirm' | 'decline') {
  const payload = name === 'confirm' ? undefined : REASON;
  return portal.step('super', `/api/write-offs/${id}/${name}`, version, payload);
}

async function reversed(writeOff: WriteOff): Promise<WriteOff> {
  return writeOffSchema.parse((await step(writeOff, 'reverse')).json());
}

/** As if a colleague had asked for the write-off and somebody else confirmed it, or for its reversal. */
async function asColleague(id: string, changes: string): Promise<void> {
  await portal.database.pool.query('ALTER TABLE write_offs DISABLE TRIGGER USER');
  await portal.database.pool.query(`UPDATE write_offs SET ${changes} WHERE id = $1`, [id]);
  await portal.database.pool.query('ALTER TABLE write_offs ENABLE TRIGGER USER');
}

/** The latest step with a write-off in the audit trail. */
async function actOf(id: string): Promise<{ actor: string }> {
  const query = `SELECT actor FROM audit_trail WHERE resource_id = $1 ORDER BY id DESC LIMIT 1`;
  const { rows } = await portal.database.pool.query<{ actor: string }>(query, [id]);
  const [act] = rows;
  if (!act) throw new Error(`Nothing was done with ${id}`);
  return act;
}

/** A write-off above the limit that was confirmed. */
async function confirmed(number: string, cents: number): Promise<WriteOff> {
  const asked = await writtenOff(portal, number, cents);
  await asColleague(asked.id, `requested_by_uid = 'u-colleague'`);
  return writeOffSchema.parse((await step(asked, 'confirm')).json());
}

function ruleOf(response: LightMyRequestResponse) {
  const refused = apiErrorSchema.parse(response.json()).errors?.['step'];
  return [response.statusCode, refused?.rule];
}

describe('the reversal of a write-off', () => {
  it('PY-08 SE-03 opens the invoice again, so that a late payment pays it, and is in both histories', async () => {
    const { accountNumber, number } = await invoice(10_000);
    const made = await writtenOff(portal, number, 10_000);
    expect(await stateOf(number)).toEqual(['writtenOff', 0]);
    expect(await reversed(made)).toMatchObject({
      state: 'reversed',
      version: 2,
      reversalReason: 'They paid after all',
      reversalRequestedBy: 'super@lens.test',
      reversalDecidedBy: '',
    });
    expect(await stateOf(number)).toEqual(['overdue', 10_000]);
    const filter = { resource: 'invoices', recordId: number };
    const [last] = (await list(portal, 'super', { filter }, 'record-changes')).json<
      { before: unknown; after: unknown }[]
    >();
    expect(last).toMatchObject({ before: { openCents: 0 }, after: { openCents: 10_000 } });
    const shares = [{ invoiceNumber: number, cents: 10_000 }];
    await recorded(portal, { accountNumber, amountCents: 10_000, shares });
    expect(await stateOf(number)).toEqual(['paid', 0]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-08 is made once, of a write-off that is posted', async () => {
    const { number } = await invoice();
    const made = await writtenOff(portal, number, 500);
    const answers = await Promise.all([step(made, 'reverse'), step(made, 'reverse')]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));
    expect(await stateOf(number)).toEqual(['overdue', 30_000]);
    expect(ruleOf(await step({ ...made, version: 2 }, 'reverse'))).toEqual([409, 'decided']);
    const waiting = await writtenOff(portal, number, 20_000);
    expect(ruleOf(await step(waiting, 'reverse'))).toEqual([409, 'decided']);
    const reason = await portal.step('super', `/api/write-offs/${waiting.id}/reverse`, 1, {});
    expect(reason.statusCode).toBe(422);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-08 above the limit waits for a second admin, who is somebody else; declined, the write-off stands', async () => {
    const { number } = await invoice();
    const made = await confirmed(number, 20_000);
    const asked = await reversed(made);
    expect(asked).toMatchObject({ state: 'reversing', version: 3 });
    expect(await stateOf(number)).toEqual(['overdue', 10_000]);
    expect(ruleOf(await step(asked, 'confirm'))).toEqual([403, 'own']);
    const declined = writeOffSchema.parse((await step(asked, 'decline')).json());
    expect(declined).toEqual({ ...made, version: 4 });
    const again = await reversed(declined);
    await asColleague(again.id, `reversal_requested_by_uid = 'u-colleague'`);
    const answers = await Promise.all([step(again, 'confirm'), step(again, 'confirm')]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]));
    expect(await stateOf(number)).toEqual(['overdue', 30_000]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-08 says who declined the reversal to whoever saw an older version, not who confirmed the write-off', async () => {
    const { number } = await invoice();
    const made = await confirmed(number, 20_000);
    await asColleague(made.id, `decided_by = 'Colleague'`);
    const asked = await reversed(made);
    expect((await step(asked, 'decline')).statusCode).toBe(200);
    const { actor } = await actOf(made.id);
    for (const name of ['reverse', 'confirm', 'decline'] as const) {
      const refused = await step(asked, name);
      const { errors } = apiErrorSchema.parse(refused.json());
      const told = [name, refused.statusCode, errors?.['version']?.value];
      expect(told).toEqual([name, 412, actor]);
    }
  });

  it('PY-08 counts what one person takes back of one account within a day', async () => {
    const { number } = await invoice();
    const [one, other] = [
      await writtenOff(portal, number, 6_000),
      await writtenOff(portal, number, 4_000),
    ];
    const large = await confirmed(number, 1);
    expect(await reversed(one)).toMatchObject({ state: 'reversed' });
    expect(await reversed(other)).toMatchObject({ state: 'reversed' });
    expect(await reversed(large)).toMatchObject({ state: 'reversing' });
  });

  it('PY-08 AD-05 after a merge opens the invoice in the account of today', async () => {
    const { accountNumber, number } = await invoice();
    const made = await writtenOff(portal, number, 10_000);
    const into = await madeAccount(portal);
    const pair = { from: await accountNow(portal, accountNumber), into };
    expect((await merge(portal, pair)).statusCode).toBe(200);
    const filter = { invoiceNumber: number };
    const found = await list(portal, 'super', { filter }, 'write-offs');
    const [now] = writeOffSchema.array().parse(found.json());
    expect(now).toEqual({ ...made, accountNumber: into.id });
    expect(await reversed({ ...made, accountNumber: into.id })).toMatchObject({
      state: 'reversed',
    });
    expect(await stateOf(number)).toEqual(['overdue', 30_000]);
    const rows = await list(portal, 'super', { filter: { q: into.id } }, 'receivables');
    expect(rows.json()).toMatchObject([{ total: 30_000 }]);
    expect(await disagreements(portal.database)).toEqual([]);
  });

  it('PY-08 leaves a write-off that was reversed as it is', async () => {
    const { number } = await invoice();
    const { id } = await reversed(await writtenOff(portal, number, 500));
    const change = portal.database.pool.query(
      `UPDATE write_offs SET state = 'posted', reversal_requested_at = NULL WHERE id = $1`,
      [id],
    );
    await expect(change).rejects.toThrow(/is not changed/);
  });
});

it('SE-03 PY-08 every step is in the history as it was', async () => {
  await expect(await recordSteps(portal, ['write-offs', 'invoices'])).toMatchFileSnapshot(
    'records/write-off-reversals.txt',
  );
});
