import { disjunctionsOf, type Conjunction } from '../firestore/query/disjunctions.ts';
import { parseFilter, type FilterLeaf } from '../firestore/query/filter-tree.ts';
import { NAME_FIELD } from '../firestore/values/field-path.ts';
import type { QueryTarget } from '../firestore/values/types.ts';
import { ANY_DEPTH, ANY_ID } from './evaluate/pattern-match.ts';
import type { PathSegment } from './evaluate/pattern-match.ts';
import { fieldValue } from './values/firestore-values.ts';
import { PartialList, PartialMap, RulesPath } from './values/values.ts';
import type { RulesValue } from './values/values.ts';

/**
 * What a query alone says of every document that it may return. A query that joins alternatives, by OR, `in` or
 * `array-contains-any`, says it for each of them, and all of them must be allowed.
 */

/** Everything that holds together for the documents of one alternative. */
export type Alternative = Conjunction;

/** The alternatives of a query that was compiled already. */
export function alternativesOf({ structuredQuery: { where } }: QueryTarget): Alternative[] {
  return where ? disjunctionsOf(parseFilter(where)) : [[]];
}

const FIELD_SEGMENT = /`((?:[^`\\]|\\.)*)`|([^.`]+)/g;

interface Pin {
  fieldPath: string;
  value: RulesValue;
}

/** The fields with exactly one value, by `==`, behind those of which one item is known, by `array-contains`. */
function pinsOf(alternative: Alternative): Pin[] {
  const pins = (pinOf: (leaf: FilterLeaf) => RulesValue | undefined): Pin[] =>
    alternative.flatMap((leaf) => {
      const value = pinOf(leaf);
      return value === undefined ? [] : [{ fieldPath: leaf.path, value }];
    });
  return [...pins(itemOf), ...pins(valueOf)];
}

function itemOf(leaf: FilterLeaf): RulesValue | undefined {
  return leaf.op === 'ARRAY_CONTAINS' ? new PartialList([fieldValue(leaf.operand)]) : undefined;
}

function valueOf(leaf: FilterLeaf): RulesValue | undefined {
  if (leaf.op === 'EQUAL') return fieldValue(leaf.operand);
  if (leaf.op === 'IS_NULL') return null;
  return leaf.op === 'IS_NAN' ? Number.NaN : undefined;
}

/** `a.b` and `` `odd.name`.b `` in segments. */
function fieldSegments(fieldPath: string): string[] {
  return [...fieldPath.matchAll(FIELD_SEGMENT)].map(
    ([, quoted, plain]) => quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '',
  );
}

interface Branch {
  value?: RulesValue;
  inner: Map<string, Branch>;
}

function branchAt(branch: Branch, [first, ...rest]: string[]): Branch {
  if (first === undefined) return branch;
  const next = branch.inner.get(first) ?? { inner: new Map<string, Branch>() };
  branch.inner.set(first, next);
  return branchAt(next, rest);
}

function branchValue({ value, inner }: Branch): RulesValue {
  if (value !== undefined) return value;
  return new PartialMap(new Map([...inner].map(([key, branch]) => [key, branchValue(branch)])));
}

function dataValue(pins: Pin[]): RulesValue {
  const root: Branch = { inner: new Map() };
  for (const { fieldPath, value } of pins) branchAt(root, fieldSegments(fieldPath)).value = value;
  return branchValue(root);
}

function pinnedPath(pins: Pin[]): RulesPath | undefined {
  const name = pins.find(({ fieldPath }) => fieldPath === NAME_FIELD)?.value;
  return name instanceof RulesPath ? name : undefined;
}

/** `resource` of a list: it has the pinned fields only, and an id if the query pins it. */
export function queryResource(alternative: Alternative): RulesValue {
  const pins = pinsOf(alternative);
  const path = pinnedPath(pins);
  const known = new Map([['data', dataValue(pins.filter((pin) => pin.fieldPath !== NAME_FIELD))]]);
  if (path) known.set('id', path.segments.at(-1) ?? '').set(NAME_FIELD, path);
  return new PartialMap(known);
}

/** The path that the rules are matched with. */
export function queryPath(
  { parent, structuredQuery }: QueryTarget,
  alternative: Alternative,
): PathSegment[] {
  const pinned = pinnedPath(pinsOf(alternative));
  if (pinned) return [...pinned.segments];
  const [from] = structuredQuery.from;
  const within: PathSegment[] = parent.split('/').slice(2);
  if (from?.collectionId === undefined) return [...within, ANY_DEPTH, ANY_ID];
  const depth = from.allDescendants ? [ANY_DEPTH] : [];
  return [...within, ...depth, from.collectionId, ANY_ID] as PathSegment[];
}

/** `request.query`: its limit and offset. An order is left open. */
export function queryValue({ structuredQuery: { limit, offset } }: QueryTarget): RulesValue {
  const most = typeof limit === 'object' ? limit.value : limit;
  return new PartialMap(
    new Map<string, RulesValue>([
      ['limit', most === undefined ? null : BigInt(most)],
      ['offset', BigInt(offset ?? 0)],
    ]),
  );
}
