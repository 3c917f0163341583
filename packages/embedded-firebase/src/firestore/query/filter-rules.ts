import { NAME_FIELD } from '../values/field-path.ts';
import { invalid } from '../values/invalid.ts';
import { MAX_INEQUALITY_FIELDS } from '../values/limits.ts';
import { disjunctionsOf } from './disjunctions.ts';
import { elementsOf } from './field-filter.ts';
import { leavesOf } from './filter-tree.ts';
import type { FilterLeaf, FilterNode } from './filter-tree.ts';

type Operator = FilterLeaf['op'];

const NEGATIONS = new Set<Operator>(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);
const DISJUNCTIVE = new Set<Operator>(['IN', 'ARRAY_CONTAINS_ANY']);
const OF_ARRAYS = new Set<Operator>(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);
const INEQUALITIES = new Set<Operator>([
  ...NEGATIONS,
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
]);

/**
 * Refuses combinations that no index can answer, in the words of the service.
 * @throws RpcError INVALID_ARGUMENT
 */
export function checkCombination(filter: FilterNode): void {
  const leaves = leavesOf(filter);
  checkNegations(filter, leaves);
  for (const leaf of leaves) checkName(leaf);
  const inequalities = inequalitiesOf(filter);
  checkInequalities(inequalities);
  checkNameBeside(inequalities, leaves);
  for (const conjunction of disjunctionsOf(filter))
    if (conjunction.filter(({ op }) => OF_ARRAYS.has(op)).length > 1)
      throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
}

/** Paths under inequalities, each once: a query is also ordered by them. */
export function inequalitiesOf(filter: FilterNode): string[] {
  const leaves = leavesOf(filter).filter(({ op }) => INEQUALITIES.has(op));
  return [...new Set(leaves.map(({ path }) => path))];
}

function checkNegations(filter: FilterNode, leaves: readonly FilterLeaf[]): void {
  if (leaves.filter(({ op }) => NEGATIONS.has(op)).length > 1)
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  const excludes = leaves.some(({ op }) => op === 'NOT_IN');
  if (excludes && (hasOr(filter) || leaves.some(({ op }) => DISJUNCTIVE.has(op))))
    throw invalid(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
}

function hasOr(node: FilterNode): boolean {
  return 'filters' in node && (node.kind === 'OR' || node.filters.some(hasOr));
}

function checkName(leaf: FilterLeaf): void {
  if (leaf.path !== NAME_FIELD) return;
  if (OF_ARRAYS.has(leaf.op)) throw invalid('the name __key__ is reserved');
  const keys = leaf.kind === 'unary' ? [] : keysOf(leaf);
  if (keys.length === 0 || !keys.every((key) => 'referenceValue' in key))
    throw invalid('__key__ filter value must be a Key');
}

/** An index is ordered by the fields under inequalities, and the name comes last there. */
function checkNameBeside(inequalities: readonly string[], leaves: readonly FilterLeaf[]): void {
  const isEqual = leaves.some(({ path, op }) => path === NAME_FIELD && op === 'EQUAL');
  if (isEqual && inequalities.length > 0 && !inequalities.includes(NAME_FIELD))
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
}

function keysOf({ op, operand }: Extract<FilterLeaf, { kind: 'field' }>) {
  return op === 'IN' || op === 'NOT_IN' ? elementsOf(operand) : [operand];
}

function checkInequalities(paths: readonly string[]): void {
  if (paths.length > MAX_INEQUALITY_FIELDS)
    throw invalid(
      `The query contains ${paths.length} distinct inequality fields: [${paths.join(', ')}]. ` +
        `A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
    );
}
