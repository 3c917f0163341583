import type { Locale } from '../basics/locale.ts';
import { RECORD_LABELS_EN } from '../record-labels/record-labels-en.ts';
import { RECORD_LABELS_ES } from '../record-labels/record-labels-es.ts';
import type { ImportKind } from './import-columns.ts';
import { MEMBER_LABELS_EN } from './member-labels-en.ts';
import { MEMBER_LABELS_ES } from './member-labels-es.ts';

const LABELS = { en: RECORD_LABELS_EN, es: RECORD_LABELS_ES };
const MEMBER_LABELS = { en: MEMBER_LABELS_EN, es: MEMBER_LABELS_ES };

/** Returns the label of a column, as exports name it. Pages have it in their texts. @throws Error for an unknown field */
export function columnLabel(kind: ImportKind, field: string, locale: Locale): string {
  const labels: Readonly<Record<string, string>> = {
    ...LABELS[locale][kind],
    ...MEMBER_LABELS[locale],
  };
  const label = labels[field];
  if (label === undefined) throw new Error(`${kind} have no label for the field "${field}"`);
  return label;
}
