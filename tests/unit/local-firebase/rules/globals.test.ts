import { describe, expect, it } from 'vitest';
import { verdict } from './verdict.ts';

const TRUE = [
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

const ERRORS = [
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

describe('global functions', () => {
  it.each(TRUE)('%s', (condition) => expect(verdict(condition)).toBe('true'));
  it.each(ERRORS)('cannot be decided: %s', (condition) => expect(verdict(condition)).toBe('error'));
});
