import { invalid } from '../values/invalid.ts';
import { MAX_DISJUNCTIONS } from '../values/limits.ts';
import { elementsOf } from './field-filter.ts';
import type { FilterLeaf, FilterNode } from './filter-tree.ts';

/** Tests that all hold together. */
export type Conjunction = readonly FilterLeaf[];

/**
 * The filter as the service runs it: one conjunction after the other, with each `IN` and `ARRAY_CONTAINS_ANY` written
 * out. Throws INVALID_ARGUMENT for more than 30.
 */
export function disjunctionsOf(filter: FilterNode): Conjunction[] {
  const count = countOf(filter);
  if (count > MAX_DISJUNCTIONS)
    throw invalid(
      `Too many disjunctions after normalization. Result had ${count} disjunctions ` +
        `which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  return written(filter);
}

/** Counted before any is made: nested ones multiply. */
function countOf(node: FilterNode): number {
  if (!('filters' in node)) return alternativesOf(node).length;
  const counts = node.filters.map(countOf);
  return node.kind === 'OR'
    ? counts.reduce((sum, count) => sum + count, 0)
    : counts.reduce((product, count) => product * count, 1);
}

function written(node: FilterNode): Conjunction[] {
  if (!('filters' in node)) return alternativesOf(node).map((leaf) => [leaf]);
  const parts = node.filters.map(written);
  if (node.kind === 'OR') return parts.flat();
  return parts.reduce<Conjunction[]>(
    (all, part) => all.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  );
}

function alternativesOf(leaf: FilterLeaf): FilterLeaf[] {
  if (leaf.kind === 'unary') return [leaf];
  if (leaf.op !== 'IN' && leaf.op !== 'ARRAY_CONTAINS_ANY') return [leaf];
  const { kind, path } = leaf;
  const op = leaf.op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  return elementsOf(leaf.operand).map((operand) => ({ kind, path, op, operand }));
}
