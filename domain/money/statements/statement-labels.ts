import type { Locale } from '../../basics/locale.ts';
import type { LedgerKind } from '../ledger/ledger-kinds.ts';
import { STATEMENT_LABELS_EN } from './statement-labels-en.ts';
import { STATEMENT_LABELS_ES } from './statement-labels-es.ts';

/** The words of a statement by language. */
export const STATEMENT_LABELS: Record<Locale, typeof STATEMENT_LABELS_EN> = {
  en: STATEMENT_LABELS_EN,
  es: STATEMENT_LABELS_ES,
};

/** Returns what a line says that happened. */
export function describeKind(
  { kind, isReversal }: { kind: LedgerKind; isReversal: boolean },
  locale: Locale,
): string {
  const { kinds, reversal } = STATEMENT_LABELS[locale];
  return isReversal ? reversal.replace('%{kind}', kinds[kind]) : kinds[kind];
}

/** Returns `PO 4711` of the practice's purchase order; blank without one. */
export function describePo({ poNumber }: { poNumber: string }, locale: Locale): string {
  return poNumber ? STATEMENT_LABELS[locale].po.replace('%{number}', () => poNumber) : '';
}
