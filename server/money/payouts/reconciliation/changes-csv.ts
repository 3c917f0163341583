import type { Readable } from 'node:stream';
import type { Locale } from '#domain/basics/locale.ts';
import { decimalAmount } from '#domain/basics/money.ts';
import { PAYOUT_LABELS } from '#domain/money/payouts/payout-labels.ts';
import type { BalanceChange } from '#domain/money/payouts/payout.ts';
import { csvStream } from '../../../platform/csv/csv-stream.ts';
import { harmless } from '../../../platform/csv/harmless.ts';
import { requireWhole } from '../../../platform/csv/require-whole.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { listChanges, type BalanceQuery } from './find-changes.ts';

/** All are one query, so that none is missed between two pages. */
const MOST = 100_000;

/**
 * PY-10: the changes of the balance that match as CSV.
 *
 * @param most How many there may be
 * @throws Problem 422 from the stream, before its first line, for more: a file that lacks some would look whole
 */
export function changesCsv(
  db: Handle,
  query: BalanceQuery,
  { locale, most = MOST }: { locale: Locale; most?: number },
): Readable {
  const { fields, kinds } = PAYOUT_LABELS[locale];
  const { at, kind, payments, amount, fee, net, currency, payout, id } = fields;
  return csvStream([at, kind, payments, amount, fee, net, currency, payout, id], lines());

  async function* lines(): AsyncGenerator<string[][]> {
    const { rows, total } = await listChanges(db, { ...query, offset: 0, limit: most });
    requireWhole(total, { most, way: 'Choose a payout' });
    yield rows.map((row) => cellsOf(row, kinds));
  }
}

function cellsOf(row: BalanceChange, kinds: Record<BalanceChange['kind'], string>): string[] {
  const { at, kind, type, paymentNumbers, cents, feeCents, currency, payoutId, id } = row;
  const amounts = [cents, -feeCents, cents - feeCents].map(decimalAmount);
  const what = kind === 'unknown' ? `${kinds[kind]}: ${type}` : kinds[kind];
  const words = [at, what, paymentNumbers.join(' ')].map((one) => harmless(one));
  return [...words, ...amounts, harmless(currency), harmless(payoutId ?? ''), harmless(id)];
}
