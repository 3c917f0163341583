import { canonicalPath } from '../values/field-path.ts';
import {
  invalid,
  isRecord,
  memberOf,
  parseList,
  parseMessage,
  parseRecord,
} from '../values/invalid.ts';
import { parseValue } from '../values/parse-value.ts';
import type { FilterOperator, Value } from '../values/types.ts';
import { isFieldOperator, isUnaryOperator } from './field-filter.ts';
import type { UnaryOperator } from './field-filter.ts';

/** A test of one field. */
export type FilterLeaf =
  | { kind: 'field'; path: string; op: FilterOperator; operand: Value }
  | { kind: 'unary'; path: string; op: UnaryOperator };

export type FilterNode = FilterLeaf | { kind: 'AND' | 'OR'; filters: FilterNode[] };

const KINDS = ['compositeFilter', 'fieldFilter', 'unaryFilter'] as const;

/** A filter of the wire, checked by itself; `filter-rules.ts` says what may stand together. Throws INVALID_ARGUMENT. */
export function parseFilter(input: unknown): FilterNode {
  const filter = parseRecord(input, 'where');
  const kind = memberOf(filter, KINDS, 'structured_query.where', 'filter_type');
  if (kind === undefined) throw invalid('A filter is a composite, field or unary filter');
  const inner = parseRecord(filter[kind], kind);
  if (kind === 'compositeFilter') return parseComposite(inner);
  const path = canonicalPath(parseRecord(inner.field, 'field').fieldPath);
  return kind === 'fieldFilter' ? parseField(path, inner) : parseUnary(path, inner);
}

function parseComposite({ op, filters }: Record<string, unknown>): FilterNode {
  const parts = parseList(filters, 'filters').map(parseFilter);
  if (parts.length === 0) throw invalid('Composite filter must have at least one sub-filter.');
  if (op !== 'AND' && op !== 'OR') throw invalid(`Unknown composite operator ${String(op)}`);
  return { kind: op, filters: parts };
}

function parseField(path: string, { op, value }: Record<string, unknown>): FilterLeaf {
  if (!isFieldOperator(op)) throw invalid(`Unknown operator ${String(op)}`);
  const isOfLists = op === 'IN' || op === 'NOT_IN';
  return { kind: 'field', path, op, operand: isOfLists ? parseChoices(value) : parseValue(value) };
}

/** What a field may be or not be: also arrays, which are no array of arrays then. */
function parseChoices(input: unknown): Value {
  if (!isRecord(input) || !('arrayValue' in input)) return parseValue(input);
  const { values } = parseMessage(input['arrayValue'], 'array_value', ['values']);
  const choices = parseList(values, 'values').map((choice) => parseValue(choice));
  return { arrayValue: { values: choices } };
}

function parseUnary(path: string, { op }: Record<string, unknown>): FilterLeaf {
  if (!isUnaryOperator(op)) throw invalid(`Unknown operator ${String(op)}`);
  return { kind: 'unary', path, op };
}

export function leavesOf(node: FilterNode): FilterLeaf[] {
  return 'filters' in node ? node.filters.flatMap(leavesOf) : [node];
}
