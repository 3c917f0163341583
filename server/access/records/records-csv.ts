import type { Readable } from 'node:stream';
import { labelsIn } from '#domain/basics/field-labels.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { decimalAmount } from '#domain/basics/money.ts';
import { csvStream } from '../../platform/csv/csv-stream.ts';
import { harmless } from '../../platform/csv/harmless.ts';
import type { Handle } from '../../platform/database/database.ts';
import { recordPages, type RecordQuery } from './list-records.ts';
import type { RecordDefinition } from './record-definition.ts';

const PAGE_SIZE = 500;

/** The words for a field that is true or false. */
const YES_NO = { en: { true: 'Yes', false: 'No' }, es: { true: 'Sí', false: 'No' } } as const;

interface RecordsCsvRequest {
  query: Pick<RecordQuery, 'sort' | 'order' | 'filter'>;
  locale: Locale;
  pageSize?: number;
}

/** OR-10: returns every record that matches as CSV, a column for each labeled field. */
export function recordsCsv(
  db: Handle,
  definition: RecordDefinition,
  { query, locale, pageSize = PAGE_SIZE }: RecordsCsvRequest,
): Readable {
  const fields = labelsIn(definition.labels, locale);
  const cellOf = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return YES_NO[locale][`${value}`];
    if (typeof value === 'number')
      return field.endsWith('Cents') ? decimalAmount(value) : String(value);
    return typeof value === 'string' ? harmless(value) : '';
  };
  async function* lines(): AsyncGenerator<string[][]> {
    for await (const page of recordPages(db, definition, query, pageSize)) {
      yield page.map((record) => {
        const values: Record<string, unknown> = { ...record };
        return Object.keys(fields).map((field) => cellOf(field, values[field]));
      });
    }
  }
  return csvStream(Object.values(fields), lines());
}
