import { describe, expect, it } from 'vitest';
import { verdict } from './verdict.ts';

const TRUE = [
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

const ERRORS = [
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

describe('lists, sets and maps', () => {
  it.each(TRUE)('%s', (condition) => expect(verdict(condition)).toBe('true'));
  it.each(ERRORS)('cannot be decided: %s', (condition) => expect(verdict(condition)).toBe('error'));
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
