import { randomUUID } from 'node:crypto';
import { and, asc, inArray, or } from 'drizzle-orm';
import { lineError, type LineError } from '#domain/import/line-error.ts';
import { nearestName } from '#domain/import/nearest.ts';
import { plainWord } from '#domain/import/plain-word.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { agreedPriceInputSchema } from '#domain/money/prices/price-rule.ts';
import { agreeableParts, NEW_PRICE } from '#domain/money/pricing/agreed-prices.ts';
import type {
  FoundLine,
  ImportDefinition,
  ImportedLine,
} from '../../access/imports/import-definition.ts';
import { allBuyingGroups, mergedAccounts } from '../../accounts/customers/find-accounts.ts';
import { practiceNames } from '../../accounts/customers/require-account.ts';
import type { Handle } from '../../platform/database/database.ts';
import { findLenses, lensNames } from '../find-lens.ts';
import { priceRecords } from './price-records.ts';
import { agreedPrices } from './table.ts';

/**
 * AD-17: agreed prices from CSV, in the columns of their export. A line is about the price of the same party, lens, part,
 * quantity and first day, of which the database keeps one.
 */
export const priceImport: ImportDefinition = {
  kind: 'prices',
  record: priceRecords,
  input: agreedPriceInputSchema,
  initial: NEW_PRICE,
  // a price without a last day is valid until further notice
  blankKeeps: false,
  find: findLines,
  newIds: (_tx, lines) => Promise.resolve(lines.map(() => randomUUID())),
};

type Given = ImportedLine['given'];
interface Named {
  id: string;
  name: string;
}

/** What the lines name, read once for all of them. */
interface Facts {
  names: Named[];
  lenses: Map<string, LensDefinition>;
  groups: Named[];
  accounts: Map<string, string>;
  /** Accounts that were merged, each with the one that it was merged into. */
  merged: Map<string, string>;
}

async function findLines(
  tx: Handle,
  lines: readonly ImportedLine[],
  isWriting: boolean,
): Promise<FoundLine[]> {
  const names = await lensNames(tx);
  const lensIds = lines.flatMap(({ given }) => named(names, textOf(given, 'lensId'))?.id ?? []);
  const typed = lines.map(({ given }) => textOf(given, 'accountNumber')).filter(Boolean);
  const numbers = [...new Set(typed)];
  const facts: Facts = {
    names,
    lenses: await findLenses(tx, [...new Set(lensIds)]),
    groups: await allBuyingGroups(tx),
    accounts: await practiceNames(tx, numbers),
    merged: await mergedAccounts(tx, numbers),
  };
  const resolved = lines.map(({ given }) => resolve(given, facts));
  const stored = await storedPrices(tx, resolved, isWriting);
  return resolved.map(({ values, errors }) => {
    const key = keyOf(values);
    return { key, existing: (key !== null && stored.get(key)) || null, values, errors };
  });
}

interface Resolved {
  values: Record<string, unknown>;
  errors: LineError[];
}

function resolve(given: Given, facts: Facts): Resolved {
  const errors: LineError[] = [];
  const values: Record<string, unknown> = { ...given };
  const lens = resolveNamed('lensId', { given, names: facts.names, errors });
  if (lens !== undefined) values['lensId'] = lens;
  const group = resolveNamed('buyingGroupId', { given, names: facts.groups, errors });
  values['buyingGroupId'] = group ?? null;
  values['part'] = partOf(given, facts.lenses.get(lens ?? ''), errors);
  values['minQuantity'] ??= NEW_PRICE.minQuantity;
  values['accountNumber'] ??= null;
  const number = textOf(given, 'accountNumber');
  if (number !== '' && !facts.accounts.has(number)) {
    errors.push(lineError({ field: 'accountNumber', rule: 'unknown', value: number }));
  }
  const nearest = facts.merged.get(number);
  if (nearest !== undefined) {
    errors.push(lineError({ field: 'accountNumber', rule: 'merged', value: number, nearest }));
  }
  return { values, errors };
}

function textOf(given: Given, field: string): string {
  const value = given[field];
  return typeof value === 'string' ? value : '';
}

function named(names: readonly Named[], typed: string): Named | undefined {
  const word = plainWord(typed);
  return (
    names.find(({ id }) => id === typed) ??
    (word === '' ? undefined : names.find(({ name }) => plainWord(name) === word))
  );
}

/** Returns the id of what a cell names by id or name; undefined for a blank cell, and for an unknown name. */
function resolveNamed(
  field: string,
  { given, names, errors }: { given: Given; names: readonly Named[]; errors: LineError[] },
): string | undefined {
  const typed = textOf(given, field);
  if (typed === '') return undefined;
  const found = named(names, typed);
  if (found) return found.id;
  const nearest = nearestName(
    typed,
    names.map(({ name }) => name),
  );
  errors.push(lineError({ field, rule: 'unknown', value: typed, nearest }));
  return undefined;
}

/** Returns the code of the part that a cell names by its code or its label; the lens itself for a blank one. */
function partOf(given: Given, lens: LensDefinition | undefined, errors: LineError[]): string {
  const typed = textOf(given, 'part');
  if (typed === '') return NEW_PRICE.part;
  if (!lens) return typed;
  const parts = agreeableParts(lens);
  if (parts.includes(typed)) return typed;
  const word = plainWord(typed);
  const labeled = lens.surcharges.find(({ label }) =>
    [label.en, label.es].some((text) => plainWord(text) === word),
  );
  const found = labeled?.id ?? parts.find((part) => plainWord(part) === word);
  if (found !== undefined) return found;
  const nearest = nearestName(typed, parts);
  const params = { list: parts.join(', ') };
  errors.push(lineError({ field: 'part', rule: 'unknownPart', value: typed, nearest, params }));
  return typed;
}

const KEY = [
  'accountNumber',
  'buyingGroupId',
  'lensId',
  'part',
  'minQuantity',
  'validFrom',
] as const;

/** The values of the unique constraint; null for a line that lacks some. */
function keyOf(values: Readonly<Record<string, unknown>>): string | null {
  if (!values['lensId'] || !values['validFrom']) return null;
  return JSON.stringify(KEY.map((field) => values[field] ?? null));
}

async function storedPrices(
  tx: Handle,
  lines: readonly Resolved[],
  isLocked: boolean,
): Promise<Map<string, typeof agreedPrices.$inferSelect>> {
  const valuesOf = (field: string) => [
    ...new Set(
      lines.flatMap(({ values }) => {
        const value = values[field];
        return typeof value === 'string' && value !== '' ? [value] : [];
      }),
    ),
  ];
  const lensIds = valuesOf('lensId');
  const query = tx
    .select()
    .from(agreedPrices)
    .where(
      and(
        inArray(agreedPrices.lensId, lensIds),
        or(
          inArray(agreedPrices.accountNumber, valuesOf('accountNumber')),
          inArray(agreedPrices.buyingGroupId, valuesOf('buyingGroupId')),
        ),
      ),
    )
    .orderBy(asc(agreedPrices.id))
    .$dynamic();
  const rows = await (isLocked ? query.for('update') : query);
  return new Map(rows.map((row) => [keyOf(row) ?? row.id, row]));
}
