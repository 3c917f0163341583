import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { customers } from '#server/accounts/customers/table.ts';
import { accountParts } from '#server/app/account-parts.ts';

const modules = import.meta.glob<Record<string, unknown>>('/server/**/table.ts', { eager: true });

const tables = [
  ...new Set(Object.values(modules).flatMap((module) => Object.values(module))),
].filter((table) => is(table, PgTable));

/** What names an account and is neither exported nor merged as its own, and why. */
const OTHERS: Record<string, string> = {
  audit_trail: 'the history of the archive has it, and it is never changed',
  emails: 'the log of what was sent, kept for a time that the lab sets',
  campaign_recipients: 'who got a campaign, as it was when it was sent',
};

it('AD-05 every table that names an account says what an export and a merge do with it', () => {
  const declared = new Set(accountParts.tables.map(({ table }) => table));
  const naming = tables.filter((table) => {
    const { columns, foreignKeys } = getTableConfig(table);
    const refers = foreignKeys.some((key) => key.reference().foreignTable === customers);
    return refers || columns.some(({ name }) => name === 'account_number');
  });
  const lacking = naming.filter((table) => !declared.has(table));
  expect(lacking.map((table) => getTableConfig(table).name).toSorted()).toEqual(
    Object.keys(OTHERS).toSorted(),
  );
});

it('AD-05 the files of an export have a name each', () => {
  const names = accountParts.tables.flatMap(({ exported }) => exported?.name ?? []);
  expect(new Set(names).size).toBe(names.length);
});
