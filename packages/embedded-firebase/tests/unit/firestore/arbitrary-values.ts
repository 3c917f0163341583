import * as fc from 'fast-check';
import { parseValue } from '#src/firestore/values/parse-value.ts';
import type { Value } from '#src/firestore/values/types.ts';
import { nameOf } from './builders.ts';

/** Few and nasty ones on purpose, so that equal, adjacent and mixed values are frequent. */
const text = fc.oneof(
  fc.constantFrom('', 'a', 'ab', 'b', 'é', '\uffee', '😀', '😁', 'Z', '\u0000'),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const integer = fc.oneof(
  fc.constantFrom('0', '1', '-1', '9007199254740991', '9007199254740992', '9007199254740993'),
  fc.constantFrom('9223372036854775807', '-9223372036854775808'),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
);
const double = fc.oneof(
  fc.constantFrom<number | string>('NaN', 'Infinity', '-Infinity', '-0', 0, 1, 1.5, 2 ** 53),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const timestamp = fc.oneof(
  fc.constantFrom('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000001Z', '0001-01-01T00:00:00Z'),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
);
const reference = fc
  .array(fc.constantFrom('a', 'b', 'a0', '__id7__', '__id-3__', '__id10__', '😀', '\uffee'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((ids) => nameOf(ids.join('/')));
const bytes = fc.uint8Array({ maxLength: 4 }).map((array) => Buffer.from(array).toString('base64'));
const point = fc.record({
  latitude: fc.integer({ min: -90, max: 90 }),
  longitude: fc.integer({ min: -180, max: 180 }),
});

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  integer.map((integerValue) => ({ integerValue })),
  double.map((doubleValue) => ({ doubleValue })),
  timestamp.map((timestampValue) => ({ timestampValue })),
  text.map((stringValue) => ({ stringValue })),
  bytes.map((bytesValue) => ({ bytesValue })),
  reference.map((referenceValue) => ({ referenceValue })),
  point.map((geoPointValue) => ({ geoPointValue })),
);

const key = fc.constantFrom('a', 'b', 'ab', 'é', '😀', '\uffee');

const mapOf = (value: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.dictionary(key, value, { maxKeys: 3 }).map((fields) => ({ mapValue: { fields } }));

const arrayOf = (value: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.array(value, { maxLength: 3 }).map((values) => ({ arrayValue: { values } }));

const nested = fc.oneof(scalar, mapOf(scalar));

/** Any value, as it is stored. */
export const anyValue: fc.Arbitrary<Value> = fc
  .oneof(
    { weight: 3, arbitrary: scalar },
    arrayOf(nested),
    mapOf(fc.oneof(nested, arrayOf(nested))),
  )
  .map((value) => parseValue(value));

/** Well-formed text, on which the order of UTF-8 bytes is defined. */
export const anyText = text;
