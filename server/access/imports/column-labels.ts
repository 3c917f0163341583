import { labelsIn } from '#domain/basics/field-labels.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { CUSTOMER_LABELS } from '#domain/customers/customer-record.ts';
import type { ImportKind } from '#domain/import/import-columns.ts';
import { MEMBER_LABELS_EN } from '#domain/import/member-labels-en.ts';
import { MEMBER_LABELS_ES } from '#domain/import/member-labels-es.ts';
import { PRICE_LABELS } from '#domain/money/prices/price-rule.ts';

const LABELS = { customers: CUSTOMER_LABELS, prices: PRICE_LABELS };
const MEMBER_LABELS = { en: MEMBER_LABELS_EN, es: MEMBER_LABELS_ES };

/** Returns the label of a column, as exports name it. Pages have it in their texts. @throws Error for an unknown field */
export function columnLabel(kind: ImportKind, field: string, locale: Locale): string {
  const labels: Readonly<Record<string, string>> = {
    ...labelsIn<string>(LABELS[kind], locale),
    ...MEMBER_LABELS[locale],
  };
  const label = labels[field];
  if (label === undefined) throw new Error(`${kind} have no label for the field "${field}"`);
  return label;
}
