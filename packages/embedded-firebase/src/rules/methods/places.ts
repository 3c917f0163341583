import { asMap, asString } from '../values/coercions.ts';
import { fail } from '../values/evaluation-error.ts';
import { typeName } from '../values/value-types.ts';
import { LatLng, RulesPath, type RulesMap, type RulesValue } from '../values/values.ts';
import { takes, type MethodTable } from './method.ts';

const EARTH_RADIUS_METRES = 6_371_010;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres on a sphere, by the haversine formula. */
function distance(a: LatLng, b: LatLng): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(chord));
}

function asLatLng(value: RulesValue): LatLng {
  return value instanceof LatLng ? value : fail(`expected latlng, got ${typeName(value)}`);
}

export const LATLNG_METHODS: MethodTable<LatLng> = new Map([
  ['latitude', takes<LatLng>(0, ({ latitude }) => latitude)],
  ['longitude', takes<LatLng>(0, ({ longitude }) => longitude)],
  ['distance', takes<LatLng>(1, (place, { first }) => distance(place, asLatLng(first)))],
]);

/** `$(name)` in the path's text stands for the map's entry of that name. */
function bind({ segments }: RulesPath, names: RulesMap): RulesPath {
  return new RulesPath(
    segments.map((segment) => {
      const name = /^\$\((\w+)\)$/.exec(segment)?.[1];
      return name === undefined ? segment : asString(names.get(name) ?? fail(`no ${name} to bind`));
    }),
  );
}

export const PATH_METHODS: MethodTable<RulesPath> = new Map([
  ['bind', takes<RulesPath>(1, (path, { first }) => bind(path, asMap(first)))],
]);
