import { describe, expect, it } from 'vitest';
import { verdict } from './verdict.ts';

const TRUE = [
  // precedence and grouping
  '1 + 2 * 3 == 7',
  '(1 + 2) * 3 == 9',
  '10 - 2 - 3 == 5',
  '2 < 3 == true',
  'false && false || true',
  'true || false && false',
  '!false && true',
  '1 in [1] == true',
  'true ? true : false',
  'false ? false : true ? true : false',
  // ints and floats
  '1 is int && !(1 is float)',
  '1.0 is float && !(1.0 is int)',
  '1 is number && 1.5 is number',
  '1 == 1.0',
  '7 / 2 == 3',
  '-7 / 2 == -3',
  '7 / 2.0 == 3.5',
  '7 % 4 == 3',
  '-3 == 0 - 3',
  '1e3 == 1000.0',
  '0x10 == 16',
  '9007199254740993 > 9007199254740992',
  '9007199254740993 != 9007199254740992.0',
  '1 < 1.5',
  // NaN is a float that equals nothing
  "float('1') / 0.0 > 1.0",
  'math.isNaN(0.0 / 0.0)',
  '0.0 / 0.0 is float',
  '0.0 / 0.0 != 0.0 / 0.0',
  '!(0.0 / 0.0 < 1.0) && !(0.0 / 0.0 >= 1.0)',
  // equality by value, never across types
  "'1' != 1",
  'null == null',
  'false != null',
  '[1, [2]] == [1, [2]]',
  '[1, 2] != [2, 1]',
  "{'a': 1, 'b': 2} == {'b': 2, 'a': 1}",
  "{'a': 1} != {'a': 2}",
  '[1, 2].toSet() == [2, 1, 1].toSet()',
  // in
  '2 in [1, 2]',
  '!(3 in [1, 2])',
  "'a' in {'a': null}",
  "!('b' in {'a': 1})",
  "'x' in ['x'].toSet()",
  "!(1 in {'1': 1})",
  // strings
  "'a' + 'b' == 'ab'",
  "'a' < 'b' && 'b' >= 'a'",
  '"double" == \'double\'',
  "'it\\'s' == \"it's\"",
  "'\\u0041\\x42\\u{43}\\n' == 'ABC\\n'",
  // is
  "'a' is string && true is bool && [1] is list && {'a': 1} is map",
  "b'ab' is bytes && /a/b is path && [1].toSet() is set",
  'request.time is timestamp && latlng.value(1, 2) is latlng',
  "duration.value(1, 's') is duration",
  '!(null is string)',
];

const FALSE = ['1 == 2', 'true && false', 'false || false', '1 > 2', "'a' == 'b'", '!true'];

const ERRORS = [
  '1 && true',
  '1 == 1 && 1',
  '!1',
  '-true == true',
  "1 + 'a' == 'b'",
  "'a' + 1 == 'a1'",
  "1 < 'a'",
  'true < false',
  'null < 1',
  '1 / 0 == 0',
  '1 % 0 == 0',
  '5.0 % 2.0 == 1.0',
  '9223372036854775807 + 1 > 0',
  '-9223372036854775807 - 2 < 0',
  '[1] + [2] == [1, 2]',
  "'a' in 'abc'",
  '1 in null',
  '1 ? true : false',
  'null.a == 1',
  "{'a': 1}.b == 1",
  '[1][1] == 1',
  '[1][-1] == 1',
  "[1]['0'] == 1",
];

describe('operators of the rules language', () => {
  it.each(TRUE)('%s', (condition) => expect(verdict(condition)).toBe('true'));
  it.each(FALSE)('not: %s', (condition) => expect(verdict(condition)).toBe('false'));
  it.each(ERRORS)('cannot be decided: %s', (condition) => expect(verdict(condition)).toBe('error'));
});

describe('&& and || over errors', () => {
  const ERROR = '1 / 0 == 1';

  it.each([
    [`true || ${ERROR}`, 'true'],
    [`${ERROR} || true`, 'true'],
    [`false || ${ERROR}`, 'error'],
    [`${ERROR} || false`, 'error'],
    [`false && ${ERROR}`, 'false'],
    [`${ERROR} && false`, 'false'],
    [`true && ${ERROR}`, 'error'],
    [`${ERROR} && true`, 'error'],
    [`${ERROR} || ${ERROR}`, 'error'],
    [`true ? true : ${ERROR}`, 'true'],
    [`${ERROR} ? true : true`, 'error'],
    [`1 || true`, 'true'],
    [`(${ERROR} && true) || true`, 'true'],
  ])('%s is %s', (condition, expected) => expect(verdict(condition)).toBe(expected));
});
