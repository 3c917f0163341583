import { describe, expect, it } from 'vitest';
import { verdict } from './verdict.ts';

const TRUE = [
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
  "b'A'.toHexString() == '41'",
];

const ERRORS = [
  "'a'[1] == 'a'",
  "'abc'[2:1] == ''",
  "'abc'[0:4] == 'abc'",
  "'a'.size == 1",
  '(1).size() == 1',
  "'a'.hasAny(['a'])",
  "'a'.matches(1)",
  "'a'.replace('a', 1) == '1'",
];

describe('strings and bytes', () => {
  it.each(TRUE)('%s', (condition) => expect(verdict(condition)).toBe('true'));
  it.each(ERRORS)('cannot be decided: %s', (condition) => expect(verdict(condition)).toBe('error'));
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
