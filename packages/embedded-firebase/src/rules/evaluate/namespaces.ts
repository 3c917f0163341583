import type { Arguments, MethodEntry } from '../methods/method.ts';
import { asDuration, asInt, asNumber, asString, wholeInt } from '../values/coercions.ts';
import { boolOf, floatOf, intOf, pathOf, stringOf } from '../values/conversions.ts';
import { fail } from '../values/evaluation-error.ts';
import { HASHES } from '../values/hashing.ts';
import {
  NANOS_PER_DAY,
  NANOS_PER_MILLI,
  NANOS_PER_SECOND,
  timestampOfMillis,
} from '../values/time.ts';
import { Duration, LatLng } from '../values/values.ts';
import type { RulesValue } from '../values/values.ts';

type GlobalFunction = MethodEntry<null>;

const MINUTE = 60n * NANOS_PER_SECOND;
const HOUR = 60n * MINUTE;
const UNITS: Record<string, bigint> = {
  w: 7n * NANOS_PER_DAY,
  d: NANOS_PER_DAY,
  h: HOUR,
  m: MINUTE,
  s: NANOS_PER_SECOND,
  ms: NANOS_PER_MILLI,
  ns: 1n,
};

const magnitude = (value: bigint) => (value < 0n ? -value : value);

function takes(count: number, run: (args: Arguments) => RulesValue): GlobalFunction {
  return { least: count, most: count, run: (_self, args) => run(args) };
}

/** Of one number, as a float. */
function ofNumber(run: (value: number) => RulesValue): GlobalFunction {
  return takes(1, ({ first }) => run(asNumber(first)));
}

function dateOf(year: bigint, month: bigint, day: bigint): RulesValue {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day))
    return fail('no such date');
  return timestampOfMillis(BigInt(date.getTime()));
}

const MATH: [string, GlobalFunction][] = [
  [
    'abs',
    takes(1, ({ first }) =>
      typeof first === 'bigint' ? magnitude(first) : Math.abs(asNumber(first)),
    ),
  ],
  ['ceil', ofNumber((value) => wholeInt(Math.ceil(value)))],
  ['floor', ofNumber((value) => wholeInt(Math.floor(value)))],
  ['round', ofNumber((value) => wholeInt(Math.round(value)))],
  ['sqrt', ofNumber(Math.sqrt)],
  ['pow', takes(2, ({ first, second }) => asNumber(first) ** asNumber(second))],
  ['isNaN', ofNumber(Number.isNaN)],
  ['isInfinite', ofNumber((value) => Math.abs(value) === Infinity)],
];

const DURATIONS: [string, GlobalFunction][] = [
  [
    'value',
    takes(2, ({ first, second }) => {
      const unit = UNITS[asString(second)] ?? fail('no such unit of time');
      return new Duration(asInt(first) * unit);
    }),
  ],
  [
    'time',
    takes(4, ({ first, second, third, fourth }) => {
      const minutes = asInt(first) * HOUR + asInt(second) * MINUTE;
      return new Duration(minutes + asInt(third) * NANOS_PER_SECOND + asInt(fourth));
    }),
  ],
  ['abs', takes(1, ({ first }) => new Duration(magnitude(asDuration(first).nanos)))],
];

const TIMESTAMPS: [string, GlobalFunction][] = [
  [
    'date',
    takes(3, ({ first, second, third }) => dateOf(asInt(first), asInt(second), asInt(third))),
  ],
  ['value', takes(1, ({ first }) => timestampOfMillis(asInt(first)))],
];

const PLACES: [string, GlobalFunction][] = [
  ['value', takes(2, ({ first, second }) => new LatLng(asNumber(first), asNumber(second)))],
];

const HASHING = [...HASHES].map(([name, hash]): [string, GlobalFunction] => [
  name,
  takes(1, ({ first }) => hash(first)),
]);

/** `name.function(…)`. */
export const NAMESPACES: ReadonlyMap<string, ReadonlyMap<string, GlobalFunction>> = new Map([
  ['math', new Map(MATH)],
  ['duration', new Map(DURATIONS)],
  ['timestamp', new Map(TIMESTAMPS)],
  ['latlng', new Map(PLACES)],
  ['hashing', new Map(HASHING)],
]);

/** `function(…)`, in every service. */
export const GLOBAL_FUNCTIONS: ReadonlyMap<string, GlobalFunction> = new Map([
  ['int', takes(1, ({ first }) => intOf(first))],
  ['float', takes(1, ({ first }) => floatOf(first))],
  ['string', takes(1, ({ first }) => stringOf(first))],
  ['bool', takes(1, ({ first }) => boolOf(first))],
  ['path', takes(1, ({ first }) => pathOf(first))],
  ['debug', takes(1, ({ first }) => first)],
]);
