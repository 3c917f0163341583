import type { Locale } from '#domain/locale.ts';
import type { Eye } from '#domain/schemas/order.ts';
import type { DefinitionOf } from '../find-printable.ts';
import { parameterRows } from '../parameter-rows.ts';
import { wordsIn, type Words } from '../words.ts';
import { harmless } from '../../../csv/harmless.ts';
import type { PagedOrder } from './order-pages.ts';

type Cells = Record<keyof Words['csv'], string>;

/** The columns, in their order. */
export function headCells(locale: Locale): string[] {
  return Object.values(wordsIn(locale).csv);
}

/** One order in those columns: times in ISO and UTC, parameters as the trade writes them. */
export function orderCells(
  { row, lenses }: PagedOrder,
  definitionOf: DefinitionOf,
  locale: Locale,
): string[] {
  const words = wordsIn(locale);
  const right = lensCells(lenses, 'right', definitionOf, locale);
  const left = lensCells(lenses, 'left', definitionOf, locale);
  const cells: Cells = {
    number: row.number,
    submitted: row.submittedAt.toISOString(),
    account: row.accountNumber,
    practice: row.practice,
    patientReference: row.patientReference,
    type: words.types[row.type],
    state: words.states[row.state],
    rightLens: right.name,
    rightParameters: right.parameters,
    leftLens: left.name,
    leftParameters: left.parameters,
    total: (row.totalCents / 100).toFixed(2),
    promised: row.promisedAt?.toISOString() ?? '',
    carrier: row.carrier,
    tracking: row.trackingNumber,
  };
  return (Object.keys(words.csv) as (keyof Cells)[]).map((name) => harmless(cells[name]));
}

function lensCells(
  lenses: PagedOrder['lenses'],
  eye: Eye,
  definitionOf: DefinitionOf,
  locale: Locale,
) {
  const lens = lenses.find((one) => one.eye === eye);
  if (!lens) return { name: '', parameters: '' };
  const rows = parameterRows(lens.prescription, definitionOf(lens), locale);
  const parameters = rows.map(({ label, value }) => `${label} ${value}`).join('; ');
  return { name: lens.lensName, parameters };
}
