import type { PatternSegment } from '../syntax/syntax-tree.ts';
import { RulesPath } from '../values/values.ts';
import { OPEN } from './scope.ts';
import type { Binding } from './scope.ts';

/** In a requested path: an id that the query leaves open. */
export const ANY_ID = Symbol('any id');
/** In a requested path: however many segments, as a collection group query asks for. */
export const ANY_DEPTH = Symbol('any depth');

export type PathSegment = string | typeof ANY_ID | typeof ANY_DEPTH;

interface PatternMatch {
  bindings: ReadonlyMap<string, Binding>;
  /** What the pattern left over. */
  rest: readonly PathSegment[];
}

function captured(segments: readonly PathSegment[]): Binding {
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? new RulesPath(known) : OPEN;
}

function* matchRecursive(
  name: string,
  after: readonly PatternSegment[],
  path: readonly PathSegment[],
  least: number,
): Generator<PatternMatch> {
  for (let taken = least; taken <= path.length; taken += 1)
    for (const { bindings, rest } of matchPattern(after, path.slice(taken), least))
      yield { bindings: new Map([[name, captured(path.slice(0, taken))], ...bindings]), rest };
}

/**
 * Every way in which `pattern` fits the beginning of `path`.
 * A recursive wildcard takes at least `least` segments: one under rules_version 1, none under 2.
 */
export function* matchPattern(
  pattern: readonly PatternSegment[],
  path: readonly PathSegment[],
  least: number,
): Generator<PatternMatch> {
  const [first, ...after] = pattern;
  if (!first) yield { bindings: new Map(), rest: path };
  else if (first.kind === 'recursive') yield* matchRecursive(first.name, after, path, least);
  else yield* matchOne(first, after, path, least);
}

function* matchOne(
  first: Exclude<PatternSegment, { kind: 'recursive' }>,
  after: readonly PatternSegment[],
  [segment, ...rest]: readonly PathSegment[],
  least: number,
): Generator<PatternMatch> {
  if (segment === undefined || segment === ANY_DEPTH) return;
  if (first.kind === 'literal' && first.text !== segment) return;
  const own: Binding = segment === ANY_ID ? OPEN : segment;
  const bound: [string, Binding][] = first.kind === 'wildcard' ? [[first.name, own]] : [];
  for (const { bindings, rest: left } of matchPattern(after, rest, least))
    yield { bindings: new Map([...bound, ...bindings]), rest: left };
}
