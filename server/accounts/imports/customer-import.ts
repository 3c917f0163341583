import { accountNumberSchema } from '#domain/basics/account-number.ts';
import { customerEditSchema, customerInputSchema } from '#domain/customers/customer-input.ts';
import { NEW_CUSTOMER } from '#domain/customers/customer-record.ts';
import { lineError, type LineError } from '#domain/import/line-error.ts';
import { nearestName } from '#domain/import/nearest.ts';
import type {
  FoundLine,
  ImportDefinition,
  ImportedLine,
} from '../../access/imports/import-definition.ts';
import type { StoredRecord } from '../../access/records/record-definition.ts';
import type { Handle } from '../../platform/database/database.ts';
import { customerRecords, type Members } from '../customers/customer-records.ts';
import {
  accountsByName,
  accountsByNumber,
  allBuyingGroups,
  nextAccountNumbers,
  numbersByOther,
  type StoredAccount,
} from '../customers/find-accounts.ts';
import { mainAccountOf, mainOf } from './main-account.ts';
import { addMembersOf, findMembers, lockMembers, type MemberFacts } from './member-lines.ts';
import { readCityLine } from './read-city-line.ts';

/** The columns that are no fields of the account, or hold another text than the field. */
const NO_FIELDS = new Set([
  'accountNumber',
  'buyingGroup',
  'cityLine',
  'memberEmail',
  'memberRole',
]);
/** The form of an account has no main account: there, an additional one is moved. */
const FURTHER = { parentAccountNumber: accountNumberSchema.nullable() };
const importedCustomerSchema = customerInputSchema.safeExtend(FURTHER);
/** Numbers that a message lists. */
const MAX_TOLD = 5;

/**
 * AD-17: accounts from CSV, with a member in each line. A line is about the account with its number, or else the one
 * with its name and ZIP code; a number that is free is given to a new account.
 */
export function customerImport(members: Members, clock: () => Date): ImportDefinition {
  return {
    kind: 'customers',
    record: customerRecords(members, clock),
    input: importedCustomerSchema,
    edit: (existing) => customerEditSchema({ ...existing }).safeExtend(FURTHER),
    initial: { ...NEW_CUSTOMER, parentAccountNumber: null },
    blankKeeps: true,
    find: (tx, lines, isWriting) => findLines(tx, lines, { isWriting, now: clock() }),
    newIds: async (tx, lines) => {
      const unnumbered = lines.filter(({ given }) => numberOf(given) === null);
      const numbers = await nextAccountNumbers(tx, unnumbered.length);
      return lines.map(({ given }) => numberOf(given) ?? numbers.shift() ?? '');
    },
    add: addMembersOf,
  };
}

type Given = ImportedLine['given'];

async function findLines(
  tx: Handle,
  lines: readonly ImportedLine[],
  { isWriting, now }: { isWriting: boolean; now: Date },
): Promise<FoundLine[]> {
  if (isWriting) await lockMembers(tx, lines);
  const named = await findNamed(tx, lines);
  const numbers = lines.flatMap(({ given }, index) => [
    numberOf(given) ?? named[index] ?? [],
    mainOf(given) ?? [],
  ]);
  const accounts = await accountsByNumber(tx, numbers.flat(2), isWriting);
  const groups = await allBuyingGroups(tx);
  const found = lines.map(({ given }, index): FoundLine => {
    const same = named[index] ?? [];
    const number = numberOf(given) ?? (same.length === 1 ? same[0] : undefined);
    const account = number === undefined ? undefined : accounts.get(number);
    const group = groupOf(given, groups);
    const place = placeOf(given);
    return {
      ...mainAccountOf(given, { number, account, accounts }),
      key: keyOf(given),
      existing: account ? asRecord(account) : null,
      values: { ...fieldsOf(given), ...place.values, ...group.values },
      errors: [
        ...severalErrors(given, same),
        ...mergedErrors(account),
        ...place.errors,
        ...group.errors,
      ],
    };
  });
  const memberFacts = await findMembers(tx, lines, { found, now });
  return found.map((line, index) => withMember(line, memberFacts[index]));
}

function withMember(line: FoundLine, facts: MemberFacts | undefined): FoundLine {
  if (!facts) return line;
  return { ...line, errors: [...line.errors, ...facts.errors], adds: facts.adds };
}

/** An account is a record by its number. */
function asRecord(account: { id: string; version: number }): StoredRecord {
  return account;
}

function numberOf(given: Given): string | null {
  const number = given['accountNumber'];
  return typeof number === 'string' ? number : null;
}

function textOf(given: Given, field: string): string {
  const value = given[field];
  return typeof value === 'string' ? value : '';
}

/** Names an account within the file. */
function keyOf(given: Given): string | null {
  const number = numberOf(given);
  if (number !== null) return number;
  const other = textOf(given, 'otherNumber');
  if (other !== '') return `other/${other}`;
  const practice = textOf(given, 'practice');
  return practice === '' ? null : `${practice.toLowerCase()}/${zipOf(zipIn(given))}`;
}

const zipIn = (given: Given) =>
  textOf(given, 'zip') || (readCityLine(textOf(given, 'cityLine'))?.zip ?? '');
const zipOf = (zip: string) => zip.replace(/\W/g, '').toUpperCase();

/**
 * Returns for each line without a number the account with its number in another system, or else those with its name and, if
 * it has one, its ZIP code.
 */
async function findNamed(tx: Handle, lines: readonly ImportedLine[]): Promise<string[][]> {
  const unnumbered = lines.filter(({ given }) => numberOf(given) === null);
  const byOther = await numbersByOther(
    tx,
    unnumbered.map(({ given }) => textOf(given, 'otherNumber')).filter(Boolean),
  );
  const rows = await accountsByName(
    tx,
    unnumbered.map(({ given }) => textOf(given, 'practice')).filter(Boolean),
  );
  return lines.map(({ given }) => {
    if (numberOf(given) !== null) return [];
    const other = byOther.get(textOf(given, 'otherNumber'));
    if (other !== undefined) return [other];
    const zip = zipOf(zipIn(given));
    return rows
      .filter((row) => row.practice === textOf(given, 'practice'))
      .filter((row) => zip === '' || zipOf(row.zip) === zip)
      .map(({ accountNumber }) => accountNumber);
  });
}

function severalErrors(given: Given, same: readonly string[]): LineError[] {
  if (same.length < 2) return [];
  const list = same.slice(0, MAX_TOLD).join(', ');
  const value = textOf(given, 'practice');
  return [lineError({ field: 'practice', rule: 'several', value, params: { list } })];
}

/** AD-05: an account that was merged stays as it was; the line is about the other one. */
function mergedErrors(account: StoredAccount | undefined): LineError[] {
  if (!account?.mergedInto) return [];
  const { accountNumber: value, mergedInto: nearest } = account;
  return [lineError({ field: 'accountNumber', rule: 'merged', value, nearest })];
}

function fieldsOf(given: Given): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([field]) => !NO_FIELDS.has(field)));
}

interface Found {
  values: Record<string, unknown>;
  errors: LineError[];
}

/** AD-18: city, state and ZIP code that stand in one cell. */
function placeOf(given: Given): Found {
  const value = textOf(given, 'cityLine');
  if (value === '') return { values: {}, errors: [] };
  const read = readCityLine(value);
  if (read) return { values: { ...read }, errors: [] };
  return { values: {}, errors: [lineError({ field: 'cityLine', rule: 'cityLine', value })] };
}

/** Finds a buying group by its name or id. */
function groupOf(given: Given, groups: readonly { id: string; name: string }[]): Found {
  if (!('buyingGroup' in given)) return { values: {}, errors: [] };
  const typed = textOf(given, 'buyingGroup');
  if (typed === '') return { values: { buyingGroupId: null }, errors: [] };
  const word = typed.toLowerCase();
  const group = groups.find(({ id, name }) => id === typed || name.toLowerCase() === word);
  if (group) return { values: { buyingGroupId: group.id }, errors: [] };
  const nearest = nearestName(
    typed,
    groups.map(({ name }) => name),
  );
  const error = lineError({ field: 'buyingGroup', rule: 'unknown', value: typed, nearest });
  return { values: {}, errors: [error] };
}
