import { asMap, asString } from '../values/coercions.ts';
import { equal, setOf } from '../values/equality.ts';
import {
  MapDiff,
  PartialMap,
  isList,
  isMap,
  type RulesMap,
  type RulesSet,
  type RulesValue,
} from '../values/values.ts';
import { takes, type MethodTable } from './method.ts';

/** `keys` is one key, or the keys of maps inside maps. */
function lookUp(map: RulesMap, keys: RulesValue, otherwise: RulesValue): RulesValue {
  let found: RulesValue = map;
  for (const key of isList(keys) ? keys : [keys]) {
    const next: RulesValue | undefined = isMap(found) ? found.get(asString(key)) : undefined;
    if (next === undefined) return otherwise;
    found = next;
  }
  return found;
}

export const MAP_METHODS: MethodTable<RulesMap> = new Map([
  ['size', takes<RulesMap>(0, (map) => BigInt(map.size))],
  ['keys', takes<RulesMap>(0, (map) => [...map.keys()])],
  ['values', takes<RulesMap>(0, (map) => [...map.values()])],
  ['get', takes<RulesMap>(2, (map, { first, second }) => lookUp(map, first, second))],
  ['diff', takes<RulesMap>(1, (map, { first }) => new MapDiff(map, asMap(first)))],
]);

/** As `lookUp`; whether an entry is missing, nobody can say. */
function lookUpPartly(map: PartialMap, keys: RulesValue, otherwise: RulesValue): RulesValue {
  const [key, ...inner] = isList(keys) ? keys : [keys];
  const found = map.read(asString(key ?? null));
  if (inner.length === 0) return found;
  if (found instanceof PartialMap) return lookUpPartly(found, inner, otherwise);
  return isMap(found) ? lookUp(found, inner, otherwise) : otherwise;
}

/** Of what a query leaves open only certain values can be read. */
export const PARTIAL_MAP_METHODS: MethodTable<PartialMap> = new Map([
  ['get', takes<PartialMap>(2, (map, { first, second }) => lookUpPartly(map, first, second))],
]);

function keysOf({ after, before }: MapDiff, wanted: (key: string) => boolean): RulesSet {
  return setOf([...new Set([...after.keys(), ...before.keys()])].filter(wanted));
}

type Change = 'added' | 'removed' | 'changed' | 'unchanged';

function changeOf({ after, before }: MapDiff, key: string): Change {
  const now = after.get(key);
  const then = before.get(key);
  if (then === undefined) return 'added';
  if (now === undefined) return 'removed';
  return equal(now, then) ? 'unchanged' : 'changed';
}

function keysThatAre(...changes: Change[]) {
  return takes<MapDiff>(0, (diff) => keysOf(diff, (key) => changes.includes(changeOf(diff, key))));
}

export const MAP_DIFF_METHODS: MethodTable<MapDiff> = new Map([
  ['addedKeys', keysThatAre('added')],
  ['removedKeys', keysThatAre('removed')],
  ['changedKeys', keysThatAre('changed')],
  ['affectedKeys', keysThatAre('added', 'removed', 'changed')],
  ['unchangedKeys', keysThatAre('unchanged')],
]);
