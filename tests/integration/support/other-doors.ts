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
