import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceEntries, paymentEntries } from '#domain/money/ledger/postings.ts';
import { booksDisagreeSource as source } from '#server/money/emails/sources.ts';
import {
  describeDisagreement,
  findDisagreements,
} from '#server/money/ledger/check/check-ledger.ts';
import { checkAndNotify } from '#server/money/ledger/check/keep-check.ts';
import { ledgerChecks } from '#server/money/ledger/check/ledger-checks.ts';
import { disagreements, ledgerRequest, NOW, post } from './support/ledger.ts';
import { valuesOf } from './support/money-emails.ts';
import { useDatabase } from './support/use.ts';

const ACCOUNT = '100001';
const CHECKOUT = '0199aaaa-0000-4000-8000-000000000001';
const database = useDatabase();

beforeAll(async () => {
  await database.pool.query(`INSERT INTO customers (account_number, practice) VALUES ($1, 'P')`, [
    ACCOUNT,
  ]);
  await database.pool.query(
    `INSERT INTO portal_users
       (uid, email, name, role, disabled, email_verified, created_at, synced_at)
     SELECT uid, uid || '@lab.test', uid, role::user_role, disabled, true, now(), now()
     FROM (VALUES ('boss-1', 'superAdmin', false), ('boss-2', 'superAdmin', false),
       ('boss-3', 'superAdmin', true), ('lab-1', 'admin', false)) AS u (uid, role, disabled)`,
  );
  await bill('INV-1');
  await bill('INV-2');
  const shares = [{ invoiceNumber: 'INV-1', cents: 4_000 }];
  const entries = paymentEntries(ACCOUNT, { into: 'cash:office', cents: 5_000, shares });
  await post(database, ledgerRequest({ key: 'payment:1', kind: 'payment', entries }));
  const later = paymentEntries(ACCOUNT, { into: 'in-flight:bank', cents: 700, shares: [] });
  const pendingUntil = new Date(NOW.getTime() + 1_000);
  await post(
    database,
    ledgerRequest({ key: 'payment:2', kind: 'payment', entries: later, pendingUntil }),
  );
});

async function bill(number: string): Promise<void> {
  const charges = { goodsCents: 9_000, feeCents: 500, shippingCents: 1_000, taxCents: 100 };
  const entries = invoiceEntries(ACCOUNT, number, charges);
  await post(database, ledgerRequest({ key: `invoice:${number}`, kind: 'invoice', entries }));
}

class Undone extends Error {}

/** Changes the books as only an administrator of the database can, returns what the check finds, and undoes it. */
async function findAfter(...statements: string[]): Promise<string[]> {
  let found: string[] = [];
  const planted = database.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = 'replica'`);
    await tx.execute(
      sql`GRANT UPDATE, DELETE ON ledger_entries, ledger_transactions TO CURRENT_USER`,
    );
    for (const statement of statements) await tx.execute(sql.raw(statement));
    const disagreements = await findDisagreements(tx, ledgerChecks);
    found = disagreements.map((one) => describeDisagreement(one));
    throw new Undone();
  });
  await expect(planted).rejects.toThrow(Undone);
  return found;
}

const FIRST_OF = `(SELECT min(e.id) FROM ledger_entries e
  JOIN ledger_transactions t ON t.id = e.transaction_id WHERE t.key = 'invoice:INV-2')`;

describe('the check of the books', () => {
  it('PY-06 finds nothing where all is right', async () => {
    expect(await disagreements(database)).toEqual([]);
  });

  it('PY-06 finds a changed cent, though the total over all is still 0', async () => {
    const found = await findAfter(
      `UPDATE ledger_entries SET cents = cents + 1 WHERE id = ${FIRST_OF}`,
      'UPDATE ledger_entries SET cents = cents - 1 WHERE id = (SELECT min(id) FROM ledger_entries)',
    );
    expect(found).toContain(
      'invoice:INV-2: the entries of a transaction sum to 0; expected 0, found 1',
    );
    expect(found).toContain(
      'invoice:INV-1: the entries of a transaction sum to 0; expected 0, found -1',
    );
    expect(found).toContain(
      'INV-2: the balances of an invoice are the sums of the entries that name it; ' +
        'expected 10601 / 0 / 0 / 0 / 0, found 10600 / 0 / 0 / 0 / 0',
    );
  });

  it.each([
    [
      'a missing entry',
      `DELETE FROM ledger_entries WHERE id = ${FIRST_OF}`,
      3,
      ['invoice:INV-2: the entries of a transaction sum to 0; expected 0, found -10600'],
    ],
    [
      'a transaction without entries',
      `DELETE FROM ledger_entries WHERE transaction_id =
        (SELECT id FROM ledger_transactions WHERE key = 'invoice:INV-2')`,
      7,
      ['invoice:INV-2: a transaction has its entries; expected at least 2 entries, found 0'],
    ],
    [
      'a running balance that is off',
      `UPDATE ledger_accounts SET posted_cents = posted_cents - 1 WHERE key = 'revenue'`,
      1,
      [
        'revenue: the posted balance of an account is the sum of its entries; ' +
          'expected -18000, found -18001',
      ],
    ],
    [
      'an invoice whose state disagrees',
      `UPDATE invoice_balances SET paid_cents = 10600 WHERE invoice_number = 'INV-1'`,
      1,
      [
        'INV-1: the balances of an invoice are the sums of the entries that name it; ' +
          'expected 10600 / 4000 / 0 / 0 / 0, found 10600 / 10600 / 0 / 0 / 0',
      ],
    ],
    [
      'a pending transaction that nobody waits for any more',
      'DELETE FROM ledger_pending',
      3,
      [
        'payment:2: a pending transaction is open until it is posted or void; ' +
          'expected open, found resolved',
        'in-flight:bank: the pending balances of an account are the sums of what is open; ' +
          'expected 0 / 0, found 700 / 0',
      ],
    ],
    [
      'an online payment that reserves nothing (PY-11)',
      `INSERT INTO checkouts (id, state, method, amount_cents, credit_cents, currency, memo, saves_method, locale, gateway,
         is_sandbox, created_at, created_by, created_by_uid, page_expires_at, ask_at)
       VALUES ('${CHECKOUT}', 'open', 'card', 700, 300, 'USD', '', false, 'en', 'stripe', true, now(), 'P', 'u', now(), now())`,
      2,
      [
        `${CHECKOUT}: an online payment reserves its amount until it is final; expected 700, found 0`,
        `${CHECKOUT}: an online payment reserves its lens credit until it is final; expected 300, found 0`,
      ],
    ],
  ])('PY-06 finds %s', async (_what, statement, count, expected) => {
    const found = await findAfter(statement);
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found).toHaveLength(count);
  });

  it('PY-06 tells the super admins each night what disagrees, and nobody of books that are right', async () => {
    expect(await checkAndNotify(database, NOW)).toEqual([]);
    expect(await toldChecks()).toEqual([]);
    const { pool } = database;
    await pool.query(`UPDATE ledger_accounts SET posted_cents = -1 WHERE key = 'revenue'`);
    const disagreements = await checkAndNotify(database, NOW);
    await pool.query(`UPDATE ledger_accounts SET posted_cents = -18000 WHERE key = 'revenue'`);
    expect(disagreements.map(({ where }) => where)).toEqual(['revenue']);
    const [ref, ...more] = await toldChecks();
    expect(more).toEqual([]);
    const recipients = await source.findRecipients(database.db, ref);
    expect(recipients.map(({ uid }) => uid)).toEqual(['boss-1', 'boss-2']);
    const told = { event: 'booksDisagree', ref, at: NOW, uid: 'boss-1' } as const;
    const values = await valuesOf({ database }, [source], told);
    expect(values).toEqual({
      count: '1',
      checkedAt: 'May 4, 2026 at 12:00 PM UTC',
      places: [
        'revenue: the posted balance of an account is the sum of its entries; ' +
          'expected -18000, found -1',
      ],
    });
  });
});

/** What the outbox tells of, of the event of books that disagree. */
async function toldChecks(): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ payload: { event: string; ref: unknown } }>(
    `SELECT payload FROM outbox WHERE kind = 'email.event'`,
  );
  return rows.flatMap(({ payload }) => (payload.event === 'booksDisagree' ? [payload.ref] : []));
}
