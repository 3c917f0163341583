import { describe, expect, it } from 'vitest';
import { buildCheck, verdict } from './verdict.ts';

/** On a Friday. */
const AT = buildCheck({ time: '2026-01-02T03:04:05.678901Z' });

const STRINGS = [
  "'aB'.lower() == 'ab' && 'aB'.upper() == 'AB'",
  "'  a b '.trim() == 'a b'",
  "'héllo'.size() == 5",
  "'😀'.size() == 1",
  "'a/b/c'.split('/') == ['a', 'b', 'c']",
  "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
  "'a1b'.split('([0-9])') == ['a', 'b']",
  "'abc'.split('') == ['a', 'b', 'c']",
  "'none'.split('/') == ['none']",
  "'aXbX'.replace('X', '-') == 'a-b-'",
  "'a.b'.replace('[.]', '$0') == 'a$0b'",
  "'abc'[1] == 'b'",
  "'abcd'[1:3] == 'bc' && 'abc'[0:0] == ''",
  "'a😀b'[1:2] == '😀'",
  "'ab'.toUtf8() == b'ab'",
  "'ab'.toUtf8().size() == 2 && 'é'.toUtf8().size() == 2",
  "b'hi'.toBase64() == 'aGk='",
  "b'\\x00'.size() == 1",
  "'\u202e'.matches('[\\\\x{202A}-\\\\x{202E}]') && !'a'.matches('[\\\\x{202A}-\\\\x{202E}]')",
  "b'A'.toHexString() == '41'",
];

const STRINGS_ERRORS = [
  "'a'[1] == 'a'",
  "'abc'[2:1] == ''",
  "'abc'[0:4] == 'abc'",
  "'a'.size == 1",
  '(1).size() == 1',
  "'a'.hasAny(['a'])",
  "'a'.matches(1)",
  "'a'.replace('a', 1) == '1'",
];

const COLLECTIONS = [
  // lists
  '[1, 2, 3].size() == 3 && [].size() == 0',
  '[1, 2, 3][0] == 1',
  '[1, 2, 3][1:3] == [2, 3]',
  '[1, 2].hasAll([2]) && [1].hasAll([]) && ![1].hasAll([1, 2])',
  '[1, 2].hasAny([2, 3]) && ![1].hasAny([2]) && ![1].hasAny([])',
  '[1, 1].hasOnly([1, 2]) && ![1, 3].hasOnly([1, 2]) && [].hasOnly([])',
  '[1, 2].hasAll([2].toSet()) && [1].hasOnly([1, 2].toSet())',
  '[1].concat([2, 3]) == [1, 2, 3]',
  '[1, 2, 1].removeAll([1]) == [2]',
  "[1, 'a', true].join('-') == '1-a-true'",
  '[1, 2, 2].toSet().size() == 2',
  '[[1], {"a": 1}].hasAll([{"a": 1}])',
  // sets
  '[1, 2].toSet().difference([2].toSet()) == [1].toSet()',
  '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
  '[1].toSet().union([1, 2].toSet()) == [1, 2].toSet()',
  '[1, 2].toSet().hasAll([1]) && [1].toSet().hasAny([1, 2]) && [1].toSet().hasOnly([1, 2])',
  // maps
  "{'a': 1, 'b': 2}.size() == 2",
  "{'a': 1, 'b': 2}.keys() == ['a', 'b'] && {'a': 1}.keys() is list",
  "{'a': 1, 'b': 2}.values() == [1, 2]",
  "{'a': {'b': 1}}.a.b == 1",
  "{'a-b': 1}['a-b'] == 1",
  "{'a': 1}.get('a', 0) == 1 && {'a': 1}.get('b', 0) == 0",
  "{'a': {'b': 1}}.get(['a', 'b'], 0) == 1",
  "{'a': {'b': 1}}.get(['a', 'c'], 0) == 0 && {'a': 1}.get(['a', 'b'], 0) == 0",
  "{'a': null}.get('a', 1) == null",
];

const COLLECTIONS_ERRORS = [
  '[1, 2][1:3] == [2]',
  '[1].hasAll(1)',
  '[1].concat([2].toSet()) == [1, 2]',
  "[[1]].join(',') == '1'",
  '[1].toSet()[0] == 1',
  "{1: 'a'}.size() == 1",
  "{'a': 1}[0] == 1",
  "{'a': 1}.diff([1]).addedKeys().size() == 0",
  "[1].lower() == 'a'",
];

const GLOBALS = [
  // conversions
  "int('12') == 12 && int('-3') == -3 && int(2.9) == 2 && int(-2.9) == -2 && int(5) == 5",
  "float('2.5') == 2.5 && float(2) is float && float('1e2') == 100.0",
  "string(1) == '1' && string(1.0) == '1.0' && string(1.5) == '1.5' && string(true) == 'true'",
  "string(null) == 'null' && string('a') == 'a' && string(/a/b) == '/a/b'",
  "bool('true') && !bool('false') && bool(true)",
  "path('/a/b') == /a/b",
  'debug(true)',
  // math
  'math.abs(-2) == 2 && math.abs(-2) is int && math.abs(-2.5) == 2.5',
  'math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.round(1.5) == 2 && math.ceil(1.2) is int',
  'math.pow(2, 10) == 1024.0 && math.sqrt(9) == 3.0',
  'math.isInfinite(1.0 / 0.0) && !math.isInfinite(0.0 / 0.0) && !math.isNaN(1)',
  // places
  'latlng.value(1.5, 2).latitude() == 1.5 && latlng.value(1.5, 2).longitude() == 2.0',
  'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000.0',
  'latlng.value(0, 0).distance(latlng.value(0, 1)) < 111400.0',
  'latlng.value(1, 2) == latlng.value(1, 2)',
  // hashes of "abc"
  "hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'",
  "hashing.sha256(b'').toHexString()[0:8] == 'E3B0C442'",
  "hashing.crc32('123456789').toHexString() == 'CBF43926'",
  "hashing.crc32c('123456789').toHexString() == 'E3069283'",
  // paths
  "/a/b == /a/$('b')",
  '/a/$(/b/c)/d == /a/b/c/d',
  "/databases/(default)/documents/a-b/2026x == path('/databases/(default)/documents/a-b/2026x')",
  "/a/b[1] == 'b' && /a/b != /a/c",
  "path('/a/$(who)').bind({'who': 'me'}) == /a/me",
];

const GLOBALS_ERRORS = [
  "int('1.5') == 1",
  "int('x') == 0",
  "int('9223372036854775808') > 0",
  'int(0.0 / 0.0) == 0',
  'int(true) == 1',
  "float('x') > 0.0",
  "bool('yes')",
  'bool(1)',
  "string([1]) == '1'",
  'path(1) == /a',
  "math.abs('1') == 1",
  'math.floor(1.0 / 0.0) == 0',
  "/a/$('b/c') == /a/b/c",
  "/a/$('') == /a",
  '/a/$(1) == /a/1',
  '/a/b[2] == "c"',
  "path('/a/$(who)').bind({}) == /a/me",
  'hashing.md5(1) == b""',
  "latlng.value(0, 0).distance('x') > 0.0",
];

const TIME = [
  'request.time.year() == 2026 && request.time.month() == 1 && request.time.day() == 2',
  'request.time.hours() == 3 && request.time.minutes() == 4 && request.time.seconds() == 5',
  'request.time.nanos() == 678901000',
  'request.time.dayOfWeek() == 5 && request.time.dayOfYear() == 2',
  'timestamp.date(2026, 1, 4).dayOfWeek() == 7',
  'timestamp.date(2024, 12, 31).dayOfYear() == 366',
  'request.time.date() == timestamp.date(2026, 1, 2)',
  'request.time.time() == duration.time(3, 4, 5, 678901000)',
  'request.time.toMillis() == 1767323045678',
  'timestamp.value(1767323045678).nanos() == 678000000',
  'timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000',
  "request.time + duration.value(1, 'd') > request.time",
  "request.time - duration.value(2, 'd') < timestamp.date(2026, 1, 1)",
  "timestamp.date(2026, 1, 2) - timestamp.date(2026, 1, 1) == duration.value(24, 'h')",
  "duration.value(1, 'w') == duration.value(7, 'd')",
  "duration.value(1, 'm') == duration.value(60, 's')",
  "duration.value(1, 's') == duration.value(1000, 'ms')",
  "duration.value(1, 'ms') == duration.value(1000000, 'ns')",
  "duration.value(90, 's').seconds() == 90 && duration.time(0, 0, 1, 5).nanos() == 5",
  "duration.abs(duration.value(-3, 's')) == duration.value(3, 's')",
  "duration.value(1, 'h') + duration.value(1, 'm') == duration.value(61, 'm')",
  "duration.value(1, 'h') - duration.value(1, 'm') == duration.value(59, 'm')",
  "duration.value(1, 'm') + timestamp.date(2026, 1, 1) == timestamp.value(1767225660000)",
  'request.time != 1767323045678',
];

const TIME_ERRORS = [
  "duration.value(1, 'y') == duration.value(365, 'd')",
  "duration.value(1.5, 's') > duration.value(1, 's')",
  'timestamp.date(2026, 2, 30) < request.time',
  'request.time + 1 > request.time',
  'request.time + request.time > request.time',
  'request.time < 5',
  "duration.value(1, 's') - request.time == request.time",
];

describe.each([
  ['strings and bytes', STRINGS, STRINGS_ERRORS],
  ['lists, sets and maps', COLLECTIONS, COLLECTIONS_ERRORS],
  ['global functions', GLOBALS, GLOBALS_ERRORS],
  ['timestamps and durations', TIME, TIME_ERRORS],
])('%s', (_subject, holds, fails) => {
  it.each(holds)('%s', (condition) => expect(verdict(condition, AT)).toBe('true'));
  it.each(fails)('cannot be decided: %s', (condition) =>
    expect(verdict(condition, AT)).toBe('error'),
  );
});

describe('matches() of RE2', () => {
  it.each([
    ["'abc'.matches('b')", 'false'],
    ["'abc'.matches('a.c')", 'true'],
    ["'abc'.matches('a|abc')", 'true'],
    ["'ABC'.matches('(?i)abc')", 'true'],
    ["'a\\nc'.matches('a.c')", 'false'],
    ["'a\\nc'.matches('(?s)a.c')", 'true'],
    ["'a\\rc'.matches('a.c')", 'true'],
    ["'me@lens.test'.matches('[^@]+\\\\@[a-z]+\\\\.test')", 'true'],
    ["'a-b_c'.matches('[a-z\\\\-_]+')", 'true'],
    ["'a b'.matches('\\\\S+')", 'false'],
    ["'a\\u00a0b'.matches('a\\\\sb')", 'false'],
    ["'a b'.matches('[a-z\\\\s]+')", 'true'],
    ["'é'.matches('\\\\p{L}')", 'true'],
    ["'é'.matches('\\\\pL')", 'true'],
    ["'ab12'.matches('[[:alpha:]]+[[:digit:]]{2}')", 'true'],
    ["']'.matches('[]]')", 'true'],
    ["'ab'.matches('\\\\Aab\\\\z')", 'true'],
    ["'2026'.matches('(?P<year>[0-9]+)')", 'true'],
    ["'😀'.matches('.')", 'true'],
  ])('%s is %s', (condition, expected) => expect(verdict(condition)).toBe(expected));

  it.each([
    "'aa'.matches('a' + '(?=a)a')",
    "'aa'.matches('(a)' + '\\\\1')",
    "'a'.matches('(' + 'a')",
  ])('cannot be decided: %s', (condition) => expect(verdict(condition)).toBe('error'));
});

describe('what differs between maps', () => {
  const AFTER = "{'same': 1, 'changed': [2], 'added': 3}";
  const BEFORE = "{'same': 1, 'changed': [1], 'removed': 4}";

  it.each([
    ['addedKeys', "['added']"],
    ['removedKeys', "['removed']"],
    ['changedKeys', "['changed']"],
    ['unchangedKeys', "['same']"],
    ['affectedKeys', "['changed', 'added', 'removed']"],
  ])('%s', (method, expected) => {
    expect(verdict(`${AFTER}.diff(${BEFORE}).${method}() == ${expected}.toSet()`)).toBe('true');
  });

  it('looks at the values of nested maps', () => {
    expect(verdict("{'a': {'b': 1}}.diff({'a': {'b': 2}}).affectedKeys().hasOnly(['a'])")).toBe(
      'true',
    );
  });
});

it('a timestamp keeps microseconds and honours an offset', () => {
  const check = buildCheck({ time: '2026-01-01T01:00:00.000001+02:00' });
  expect(verdict('request.time.year() == 2025 && request.time.nanos() == 1000', check)).toBe(
    'true',
  );
});
