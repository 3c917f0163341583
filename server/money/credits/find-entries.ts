import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  CREDIT_ENTRY_SORTS,
  creditEntryFilterSchema,
  type CreditEntry,
  type CreditEntryFilter,
  type CreditEntryKind,
} from '#domain/money/credit/credit-account.ts';
import type { LedgerKind } from '#domain/money/ledger/ledger-kinds.ts';
import { documentOf } from '#domain/money/statements/ledger-document.ts';
import type { AccountScope } from '../../access/caller/caller.ts';
import { MAX_COUNTED } from '../../platform/database/count-up-to.ts';
import type { Handle } from '../../platform/database/database.ts';
import { inOrder } from '../../platform/database/in-order.ts';
import type { Page } from '../../platform/http/content-range.ts';
import type { ListQuery, ListRules } from '../../platform/http/list-query.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../table.ts';
import type { OrderIds } from './find-credit-account.ts';

type Sort = (typeof CREDIT_ENTRY_SORTS)[number];
type EntryQuery = ListQuery<Sort, CreditEntryFilter>;

export const creditEntryList: ListRules<Sort, CreditEntryFilter> = {
  sorts: CREDIT_ENTRY_SORTS,
  defaultSort: ['at', 'DESC'],
  filter: creditEntryFilterSchema,
};

const reversed = alias(ledgerTransactions, 'reversed');
const resolved = alias(ledgerTransactions, 'resolved');
const reversedResolved = alias(ledgerTransactions, 'reversed_resolved');
const reversal = alias(ledgerTransactions, 'reversal');

function conditions(scope: AccountScope, { id, accountNumber }: CreditEntryFilter) {
  return and(
    eq(ledgerAccounts.kind, 'credit'),
    ledgerEntries.isPosted,
    scope === 'any' ? undefined : inArray(ledgerAccounts.accountNumber, [...scope]),
    accountNumber === undefined ? undefined : eq(ledgerAccounts.accountNumber, accountNumber),
    id && inArray(sql`${ledgerEntries.transactionId}::text`, id),
  );
}

/** CR-02: returns one page of the entries of the lens credit of the accounts in the scope. Only staff see who made them. */
export async function listEntries(
  db: Handle,
  { scope, orderIds }: { scope: AccountScope; orderIds: OrderIds },
  query: EntryQuery,
): Promise<Page<CreditEntry>> {
  const where = conditions(scope, query.filter);
  const rows = await db
    .select({
      id: ledgerTransactions.id,
      accountNumber: ledgerAccounts.accountNumber,
      at: ledgerEntries.effectiveAt,
      kind: ledgerTransactions.kind,
      cents: ledgerEntries.cents,
      reason: ledgerTransactions.reason,
      by: ledgerTransactions.actor,
      keys: sql<
        (string | null)[]
      >`ARRAY[${ledgerTransactions.key}, ${reversed.key}, ${resolved.key}, ${reversedResolved.key}]`,
      isReversed: sql<boolean>`${reversal.id} IS NOT NULL`,
      invoices: sql<string[]>`ARRAY(SELECT DISTINCT e.invoice_number FROM ledger_entries e
        WHERE e.transaction_id = ${ledgerTransactions.id} AND e.invoice_number IS NOT NULL ORDER BY 1)`,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.ledgerAccountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(reversed, eq(reversed.id, ledgerTransactions.reversalOf))
    .leftJoin(resolved, eq(resolved.id, ledgerTransactions.resolves))
    .leftJoin(reversedResolved, eq(reversedResolved.id, reversed.resolves))
    .leftJoin(reversal, eq(reversal.reversalOf, ledgerTransactions.id))
    .where(where)
    .orderBy(...inOrder(query.order, ledgerEntries.effectiveAt, ledgerEntries.id))
    .limit(query.limit)
    .offset(query.offset);
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.ledgerAccountId, ledgerAccounts.id))
    .where(where)
    .limit(MAX_COUNTED)
    .as('counted');
  const entries = rows.map((row) =>
    Object.assign(row, { keys: row.keys.filter((key) => key !== null) }),
  );
  const ids = await orderIds(db, entries.map(orderNumberOf).filter(Boolean));
  return {
    rows: entries.map((row) => toEntry(row, { ids, isStaff: scope === 'any' })),
    offset: query.offset,
    total: await db.$count(counted),
  };
}

interface Row {
  id: number;
  accountNumber: string | null;
  at: Date;
  kind: LedgerKind;
  cents: number;
  reason: string;
  by: string;
  keys: string[];
  isReversed: boolean;
  invoices: string[];
}

function toEntry(
  row: Row,
  { ids, isStaff }: { ids: ReadonlyMap<string, string>; isStaff: boolean },
): CreditEntry {
  const number = orderNumberOf(row);
  return {
    id: String(row.id),
    version: 1,
    accountNumber: row.accountNumber ?? '',
    at: row.at.toISOString(),
    kind: kindOf(row),
    cents: 0 - row.cents,
    order: number ? { id: ids.get(number) ?? null, number } : null,
    invoices: row.kind === 'merge' ? [] : row.invoices,
    // What the portal says itself is in English, and the kind says it too.
    reason: row.by === 'Lens Portal' || creditsLens(row) ? '' : row.reason,
    isReversed: row.isReversed,
    by: isStaff ? row.by : '',
  };
}

/** The business event: the first key that is one's own. */
function eventOf({ keys }: Pick<Row, 'keys'>): string {
  const own = keys.find((key) => !/^(?:reversal|resolution):/.test(key));
  return own?.split(':')[0] ?? '';
}

/** Whether it is about the credit for a lens, of an exchange or of a return. */
function creditsLens(row: Pick<Row, 'keys'>): boolean {
  return eventOf(row) === 'lensCredit' || eventOf(row) === 'returnCredit';
}

function orderNumberOf(row: Pick<Row, 'keys'>): string {
  return creditsLens(row) ? documentOf(row.keys).number : '';
}

function kindOf(row: Row): CreditEntryKind {
  if (row.keys[0]?.startsWith('reversal:')) return 'reversal';
  if (row.kind === 'creditUse') return 'use';
  if (row.kind === 'creditExpiry') return 'expiry';
  if (row.kind === 'creditDeduction') return 'deduction';
  if (row.kind === 'merge') return 'merge';
  if (eventOf(row) === 'lensCredit') return 'exchange';
  if (eventOf(row) === 'returnCredit') return 'return';
  return eventOf(row) === 'creditGrant' ? 'grant' : 'other';
}
