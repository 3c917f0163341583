import { fieldReader } from '../values/field-path.ts';
import type { FirestoreDocument } from '../values/types.ts';
import { disjunctionsOf } from './disjunctions.ts';
import type { Conjunction } from './disjunctions.ts';
import { fieldTest, unaryTest } from './field-filter.ts';
import { checkCombination, inequalitiesOf } from './filter-rules.ts';
import { parseFilter } from './filter-tree.ts';
import type { FilterLeaf, FilterNode } from './filter-tree.ts';

export type DocumentTest = (document: FirestoreDocument) => boolean;

interface CompiledFilter {
  matches: DocumentTest;
  /** Paths under inequalities, each once: a query is also ordered by them. */
  inequalities: string[];
  /** What each index has to answer; one that asks for nothing without a filter. */
  disjunctions: Conjunction[];
}

/** Checks a filter once and answers its test of documents. Throws INVALID_ARGUMENT. */
export function compileFilter(input: unknown): CompiledFilter {
  if (input === undefined || input === null)
    return { matches: () => true, inequalities: [], disjunctions: [[]] };
  const filter = parseFilter(input);
  const matches = compileNode(filter);
  checkCombination(filter);
  const inequalities = inequalitiesOf(filter);
  return { matches, inequalities, disjunctions: disjunctionsOf(filter) };
}

function compileNode(node: FilterNode): DocumentTest {
  if (!('filters' in node)) return compileLeaf(node);
  const tests = node.filters.map(compileNode);
  if (node.kind === 'OR') return (document) => tests.some((test) => test(document));
  return (document) => tests.every((test) => test(document));
}

function compileLeaf(leaf: FilterLeaf): DocumentTest {
  const read = fieldReader(leaf.path);
  const test = leaf.kind === 'unary' ? unaryTest(leaf.op) : fieldTest(leaf.op, leaf.operand);
  return (document) => {
    const value = read(document);
    return value !== undefined && test(value);
  };
}
