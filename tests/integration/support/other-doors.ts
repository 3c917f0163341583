import { expect } from 'vitest';
import type { ImportKind } from '#domain/import/import-columns.ts';
import { imported, linesOf } from './imports.ts';
import { madeAccount, merge } from './merge.ts';
import { orderInput, submit } from './orders.ts';
import type { TestPortal } from './portal.ts';
import { PNG, upload } from './upload.ts';

const FILLING = 'Ü"<&>\'\\;,漢字 Éa ';

/** Returns a line of exactly that length, of all that may stand in one. */
function lineOf(length: number): string {
  return `${FILLING.repeat(length).slice(0, length - 1)}a`;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The texts of an account in a file, and their greatest lengths. */
const IMPORTED = {
  Practice: 120,
  'Other account number': 60,
  Address: 200,
  Apt: 60,
  City: 120,
  'Licence number': 60,
  'Hold reason': 200,
  'Tax certificate': 60,
};

/** Imports a file of one line. */
async function importLine(
  portal: TestPortal,
  kind: ImportKind,
  cells: Readonly<Record<string, string>>,
): Promise<void> {
  const lines = [Object.keys(cells), Object.values(cells).map(quoted)];
  const file = lines.map((line) => `${line.join(',')}\n`).join('');
  const done = await imported(portal, file, { kind });
  expect(await linesOf(portal, done.id, 'refused')).toEqual([]);
  expect(done).toMatchObject({ status: 'done', applied: { created: 1 } });
}

/**
 * Imports an account with its texts at their longest, a member with an address of 200 characters, and a price of it with
 * the longest note. Returns the texts by the headings of the file.
 */
export async function importLongest(
  portal: TestPortal,
  accountNumber: string,
): Promise<Record<string, string>> {
  const texts = Object.fromEntries(
    Object.entries(IMPORTED).map(([heading, most]) => [heading, lineOf(most)]),
  );
  const email = `${'m'.repeat(64)}@${`${'d'.repeat(60)}.`.repeat(2)}${'d'.repeat(10)}.io`;
  await importLine(portal, 'customers', {
    Account: accountNumber,
    Country: 'US',
    State: 'CA',
    Zip: '94105',
    ...texts,
    Email: email,
    Role: 'owner',
  });
  await importLine(portal, 'prices', {
    Lens: 'GP Sphere',
    Account: accountNumber,
    Price: '49.50',
    'First day': '2026-01-31',
    Note: lineOf(200),
  });
  return texts;
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

/** Submits an order with a file whose name is at its longest, and returns its number in addresses. */
export async function attachLongest(portal: TestPortal): Promise<string> {
  const file = {
    ...(await upload(portal, 'practice', PNG, 'image/png')),
    name: lineOf(200),
  };
  const answer = await submit(portal, 'practice', orderInput({ attachments: [file] }));
  expect(answer.statusCode).toBe(201);
  const { id, attachments } = answer.json<{ id: string; attachments: unknown }>();
  expect(attachments).toEqual([file]);
  return id;
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
