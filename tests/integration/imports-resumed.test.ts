import { and, eq, gte, like, lt } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { columnLabel } from '#server/access/imports/column-labels.ts';
import { ImportRunner } from '#server/access/imports/import-runner.ts';
import { findImport } from '#server/access/imports/import-store.ts';
import { LINES_AT_ONCE, runBatch } from '#server/access/imports/run-batch.ts';
import { imports } from '#server/access/imports/table.ts';
import { customers } from '#server/accounts/customers/table.ts';
import { customerImport } from '#server/accounts/imports/customer-import.ts';
import { memberInvitations } from '#server/accounts/invitations/table.ts';
import { MEMBERS } from '#server/accounts/team/members.ts';
import { auditTrail } from '#server/platform/audit/table.ts';
import { checked, settled, step } from './support/imports.ts';
import { usePortal } from './support/use.ts';

/** A whole batch and a part of a second. */
const LINES = LINES_AT_ONCE + 20;
const DEFINITIONS = [customerImport(MEMBERS, () => new Date())];

const portal = usePortal();
let runner: ImportRunner;
const errors: unknown[] = [];
afterEach(() => runner.close());

function onError(error: unknown) {
  errors.push(error);
}

function label(field: string): string {
  return columnLabel('customers', field, 'en');
}

function startRunner(clock = () => new Date()): ImportRunner {
  const { database, callers } = portal;
  runner = new ImportRunner({ database, callers, definitions: DEFINITIONS, clock, onError });
  return runner;
}

/** Accounts from `first` on, each with a person to invite. */
function fileFrom(first: number): string {
  const head = ['accountNumber', 'practice', 'memberEmail', 'memberRole'].map(label).join(',');
  const lines = Array.from({ length: LINES }, (_, index) => {
    const number = first + index;
    return `${number},Practice ${number},m${number}@bulk.test,owner`;
  });
  return [head, ...lines].join('\n');
}

/** Has begun to import, and a server has done one batch of it and stopped. */
async function halfDone(first: number): Promise<string> {
  const dry = await checked(portal, fileFrom(first));
  const { db } = portal.database;
  await db.update(imports).set({ status: 'applying', position: 0 }).where(eq(imports.id, dry.id));
  await db.transaction((tx) => runBatch(tx, DEFINITIONS, { id: dry.id, now: new Date() }));
  expect(await findImport(db, dry.id)).toMatchObject({
    status: 'applying',
    position: LINES_AT_ONCE,
    applied: { created: LINES_AT_ONCE },
  });
  return dry.id;
}

async function countsFrom(first: number) {
  const { db } = portal.database;
  const within = and(
    gte(customers.accountNumber, String(first)),
    lt(customers.accountNumber, String(first + LINES)),
  );
  const prefix = String(first).slice(0, 2);
  return {
    accounts: await db.$count(customers, within),
    invitations: await db.$count(memberInvitations, like(memberInvitations.email, `m${prefix}%`)),
    history: await db.$count(
      auditTrail,
      and(
        eq(auditTrail.action, 'customers.create'),
        gte(auditTrail.resourceId, String(first)),
        lt(auditTrail.resourceId, String(first + LINES)),
      ),
    ),
  };
}

const ALL = { accounts: LINES, invitations: LINES, history: LINES };

describe('AD-17 an import whose server stopped in the middle', () => {
  it('goes on where it stood, at the next start, and does no line twice', async () => {
    const id = await halfDone(410_000);
    const later = new Date(Date.now() + 60_000);
    await startRunner(() => later).continueAll();
    expect(errors).toEqual([]);
    expect(await findImport(portal.database.db, id)).toMatchObject({
      status: 'done',
      position: LINES,
      applied: { created: LINES, changed: 0, unchanged: 0, refused: 0 },
    });
    expect(await countsFrom(410_000)).toEqual(ALL);
  });

  it('goes on when somebody asks for it', async () => {
    const id = await halfDone(420_000);
    const found = await findImport(portal.database.db, id);
    expect((await step(portal, found, 'continue')).statusCode).toBe(200);
    expect(await settled(portal, id)).toMatchObject({ status: 'done' });
    expect(await countsFrom(420_000)).toEqual(ALL);
    startRunner();
  });

  it('is left alone while another server works on it', async () => {
    const id = await halfDone(430_000);
    await startRunner().continueAll();
    expect(await findImport(portal.database.db, id)).toMatchObject({ position: LINES_AT_ONCE });
  });

  it('does no line twice when two servers work on it at once', async () => {
    const id = await halfDone(440_000);
    const other = startRunner();
    await Promise.all([startRunner().run(id), other.run(id)]);
    expect(await countsFrom(440_000)).toEqual(ALL);
  });

  it('keeps what is done when it is stopped', async () => {
    const id = await halfDone(450_000);
    const found = await findImport(portal.database.db, id);
    expect((await step(portal, found, 'cancel')).json()).toMatchObject({
      status: 'cancelled',
      position: LINES_AT_ONCE,
    });
    await startRunner().run(id);
    expect((await countsFrom(450_000)).accounts).toBe(LINES_AT_ONCE);
  });

  it('writes the others when the database refuses one line', async () => {
    const dry = await checked(portal, 'Practice\nRefused Optics\nKept Optics\n');
    const { db, pool } = portal.database;
    await pool.query(
      `ALTER TABLE customers ADD CONSTRAINT not_this CHECK (practice <> 'Refused Optics')`,
    );
    await db.update(imports).set({ status: 'applying', position: 0 }).where(eq(imports.id, dry.id));
    await startRunner().run(dry.id);
    await pool.query('ALTER TABLE customers DROP CONSTRAINT not_this');
    expect(await findImport(db, dry.id)).toMatchObject({
      status: 'done',
      applied: { created: 1, refused: 1 },
    });
    expect(await db.$count(customers, eq(customers.practice, 'Kept Optics'))).toBe(1);
  });
});
