import { asInt, asString } from '../values/coercions.ts';
import { fail } from '../values/evaluation-error.ts';
import { typeName } from '../values/value-types.ts';
import { PartialMap, RulesPath, isList, isMap } from '../values/values.ts';
import type { RulesValue } from '../values/values.ts';

/** `object.name` and `object['name']`. */
export function readProperty(object: RulesValue, name: string): RulesValue {
  if (object instanceof PartialMap) return object.read(name);
  if (!isMap(object)) return fail(`property ${name} of ${typeName(object)}`);
  const value = object.get(name);
  return value === undefined ? fail(`no property ${name}`) : value;
}

function items(object: RulesValue): readonly RulesValue[] {
  if (typeof object === 'string') return Array.from(object);
  if (object instanceof RulesPath) return object.segments;
  return isList(object) ? object : fail(`index into ${typeName(object)}`);
}

/** `object[index]`: an item, a character, a path segment, or a map's entry. */
export function readIndex(object: RulesValue, index: RulesValue): RulesValue {
  if (isMap(object) || object instanceof PartialMap) return readProperty(object, asString(index));
  const at = asInt(index);
  const found = at < 0n ? undefined : items(object)[Number(at)];
  return found === undefined ? fail('index out of range') : found;
}

/** `object[from:to]` of a list or a string; `to` is not part of it. */
export function readSlice(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  const start = asInt(from);
  const end = asInt(to);
  const all = items(object);
  if (start < 0n || end < start || end > BigInt(all.length)) return fail('range out of bounds');
  const slice = all.slice(Number(start), Number(end));
  return typeof object === 'string' ? slice.map(asString).join('') : slice;
}
