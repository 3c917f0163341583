import { fieldTest, unaryTest } from './field-filter.ts';
import type { ValueTest } from './field-filter.ts';
import { fieldReader } from './field-path.ts';
import { invalid, parseList, parseRecord } from './invalid.ts';
import { parseValue } from './parse-value.ts';
import type { FirestoreDocument } from './types.ts';

export type DocumentTest = (document: FirestoreDocument) => boolean;

export interface CompiledFilter {
  matches: DocumentTest;
  /** Paths under inequalities, each once: a query is also ordered by them. */
  inequalities: string[];
}

const INEQUALITIES = new Set<unknown>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

/** Checks a filter once and answers its test of documents. Throws INVALID_ARGUMENT. */
export function compileFilter(input: unknown): CompiledFilter {
  if (input === undefined || input === null) return { matches: () => true, inequalities: [] };
  const { compositeFilter, fieldFilter, unaryFilter } = parseRecord(input, 'where');
  if (compositeFilter) return compileComposite(parseRecord(compositeFilter, 'compositeFilter'));
  if (fieldFilter) {
    const { field, op, value } = parseRecord(fieldFilter, 'fieldFilter');
    return compileTest(field, op, fieldTest(op, parseValue(value)));
  }
  const { field, op } = parseRecord(unaryFilter, 'A filter');
  return compileTest(field, op, unaryTest(op));
}

function compileComposite({ op, filters }: Record<string, unknown>): CompiledFilter {
  const parts = parseList(filters, 'filters').map(compileFilter);
  if (parts.length === 0) throw invalid('A composite filter needs filters');
  const tests = parts.map(({ matches }) => matches);
  const inequalities = [...new Set(parts.flatMap((part) => part.inequalities))];
  if (op === 'OR') return { matches: (doc) => tests.some((test) => test(doc)), inequalities };
  if (op !== 'AND') throw invalid(`Unknown composite operator ${String(op)}`);
  return { matches: (doc) => tests.every((test) => test(doc)), inequalities };
}

function compileTest(field: unknown, op: unknown, test: ValueTest): CompiledFilter {
  const { fieldPath } = parseRecord(field, 'field');
  const read = fieldReader(fieldPath);
  const matches = (document: FirestoreDocument) => {
    const value = read(document);
    return value !== undefined && test(value);
  };
  return { matches, inequalities: INEQUALITIES.has(op) ? [String(fieldPath)] : [] };
}
