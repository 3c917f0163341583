import { expect } from 'vitest';
import { imported } from './imports.ts';
import { madeAccount, merge } from './merge.ts';
import type { TestPortal } from './portal.ts';

const FILLING = 'Ü"<&>\'\\;,漢字 Éa ';

/** Returns a line of exactly that length, of all that may stand in one. */
function lineOf(length: number): string {
  return `${FILLING.repeat(length).slice(0, length - 1)}a`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Imports an account with its texts at their longest, and returns its practice's name. */
export async function importLongest(portal: TestPortal, accountNumber: string): Promise<string> {
  const practice = lineOf(120);
  const head = 'Account,Practice,Licence number';
  const row = [accountNumber, quoted(practice), quoted(lineOf(60))].join(',');
  const done = await imported(portal, `${head}\n${row}\n`);
  expect(done).toMatchObject({ status: 'done' });
  return practice;
}

/** Merges two accounts that have their names at their longest, and says why at the greatest length. */
export async function mergeLongest(portal: TestPortal): Promise<string> {
  const practice = lineOf(120);
  const [from, into] = [
    await madeAccount(portal, { practice }),
    await madeAccount(portal, { practice }),
  ];
  const merged = await merge(portal, { from, into }, { reason: lineOf(200) });
  expect(merged.statusCode).toBe(200);
  return into.id;
}

/** Longer than any text may be, in several lines, with what changes the direction of texts. */
const FORMER = `former ${'Ü"<&>\'\\;,\t漢字🙂\r\n\u202E\u2028'.repeat(40)} end`;

/** The texts that people write, by table. */
const TEXTS = {
  orders: 'practice patient_reference patient_name po_number notes carrier tracking_number',
  order_events: 'actor reason',
  order_messages: 'author body',
  applications:
    'practice address apt city phone website licence_number contact_name contact_phone notes reason',
  customers: 'practice address apt city phone website licence_number hold_reason tax_certificate',
  ship_to_addresses: 'recipient address apt city',
  consultant_requests: 'practice contact_name phone question note',
  consultant_ratings: 'comment question',
};

/** Stores what no form takes any more in every text, as a database may hold it from before there were limits. */
export async function storeFormer({ database: { pool } }: TestPortal): Promise<void> {
  for (const [table, columns] of Object.entries(TEXTS)) {
    const set = columns.split(' ').map((column) => `${column} = $1`);
    // Some tables only grow; what is in them was written by an earlier version.
    await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await pool.query(`UPDATE ${table} SET ${set.join(', ')}`, [FORMER]);
    await pool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  }
}
