import type { Filter, QueryTarget, Value } from '../firestore/values/types.ts';
import { documentPath, fieldValue } from './values/firestore-values.ts';
import { ANY_DEPTH, ANY_ID } from './evaluate/pattern-match.ts';
import type { PathSegment } from './evaluate/pattern-match.ts';
import { PartialMap } from './values/values.ts';
import type { RulesPath, RulesValue } from './values/values.ts';

/** What a query alone says of every document that it may return. */

const NAME_FIELD = '__name__';
const FIELD_SEGMENT = /`((?:[^`\\]|\\.)*)`|([^.`]+)/g;

interface Pin {
  fieldPath: string;
  value: Value;
}

/** The fields with exactly one value: `==`, also several joined by AND. */
function pinsOf(filter: Filter | undefined): Pin[] {
  if (filter?.compositeFilter?.op === 'AND') return filter.compositeFilter.filters.flatMap(pinsOf);
  const { fieldFilter, unaryFilter } = filter ?? {};
  if (fieldFilter?.op === 'EQUAL')
    return [{ fieldPath: fieldFilter.field.fieldPath, value: fieldFilter.value }];
  if (unaryFilter?.op === 'IS_NULL')
    return [{ fieldPath: unaryFilter.field.fieldPath, value: { nullValue: null } }];
  return [];
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
  for (const { fieldPath, value } of pins)
    branchAt(root, fieldSegments(fieldPath)).value = fieldValue(value);
  return branchValue(root);
}

function pinnedPath(pins: Pin[]): RulesPath | undefined {
  const name = pins.find(({ fieldPath }) => fieldPath === NAME_FIELD)?.value;
  return name && 'referenceValue' in name ? documentPath(name.referenceValue) : undefined;
}

/** `resource` of a list: it has the pinned fields only, and an id if the query pins it. */
export function queryResource({ structuredQuery }: QueryTarget): RulesValue {
  const pins = pinsOf(structuredQuery.where);
  const path = pinnedPath(pins);
  const known = new Map([['data', dataValue(pins.filter((pin) => pin.fieldPath !== NAME_FIELD))]]);
  if (path) known.set('id', path.segments.at(-1) ?? '').set(NAME_FIELD, path);
  return new PartialMap(known);
}

/** The path that the rules are matched with. */
export function queryPath({ parent, structuredQuery }: QueryTarget): PathSegment[] {
  const pinned = pinnedPath(pinsOf(structuredQuery.where));
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
