import { fail } from '../values/evaluation-error.ts';
import { typeName } from '../values/value-types.ts';
import {
  Duration,
  LatLng,
  MapDiff,
  PartialList,
  PartialMap,
  RulesPath,
  RulesSet,
  Timestamp,
  isList,
  isMap,
  type RulesValue,
} from '../values/values.ts';
import { LIST_METHODS, PARTIAL_LIST_METHODS, SET_METHODS } from './collections.ts';
import { MAP_DIFF_METHODS, MAP_METHODS, PARTIAL_MAP_METHODS } from './map.ts';
import { asArguments, type MethodTable } from './method.ts';
import { LATLNG_METHODS, PATH_METHODS } from './places.ts';
import { BYTES_METHODS, STRING_METHODS } from './string.ts';
import { DURATION_METHODS, TIMESTAMP_METHODS } from './time.ts';

/** Every method there is, whatever its type, with the fewest and the most arguments it may take. */
export const METHOD_ARITIES = new Map<string, { least: number; most: number }>();

for (const table of [
  STRING_METHODS,
  BYTES_METHODS,
  LIST_METHODS,
  SET_METHODS,
  MAP_METHODS,
  MAP_DIFF_METHODS,
  TIMESTAMP_METHODS,
  DURATION_METHODS,
  PATH_METHODS,
  LATLNG_METHODS,
])
  for (const [name, { least, most }] of table) {
    const known = METHOD_ARITIES.get(name) ?? { least, most };
    METHOD_ARITIES.set(name, {
      least: Math.min(known.least, least),
      most: Math.max(known.most, most),
    });
  }

function run<Self>(
  table: MethodTable<Self>,
  self: Self & RulesValue,
  name: string,
  args: readonly RulesValue[],
): RulesValue {
  const method = table.get(name) ?? fail(`no method ${name} on a ${typeName(self)}`);
  if (args.length < method.least || args.length > method.most)
    return fail(`wrong number of arguments for ${name}`);
  return method.run(self, asArguments(args));
}

/** `object.name(args)`. */
export function callMethod(
  object: RulesValue,
  name: string,
  args: readonly RulesValue[],
): RulesValue {
  if (typeof object === 'string') return run(STRING_METHODS, object, name, args);
  if (isList(object)) return run(LIST_METHODS, object, name, args);
  if (isMap(object)) return run(MAP_METHODS, object, name, args);
  if (object instanceof RulesSet) return run(SET_METHODS, object, name, args);
  if (object instanceof MapDiff) return run(MAP_DIFF_METHODS, object, name, args);
  if (object instanceof PartialList) return run(PARTIAL_LIST_METHODS, object, name, args);
  if (object instanceof PartialMap) return run(PARTIAL_MAP_METHODS, object, name, args);
  if (object instanceof Timestamp) return run(TIMESTAMP_METHODS, object, name, args);
  if (object instanceof Duration) return run(DURATION_METHODS, object, name, args);
  if (object instanceof Uint8Array) return run(BYTES_METHODS, object, name, args);
  if (object instanceof RulesPath) return run(PATH_METHODS, object, name, args);
  if (object instanceof LatLng) return run(LATLNG_METHODS, object, name, args);
  return fail(`no method ${name} on ${typeName(object)}`);
}
