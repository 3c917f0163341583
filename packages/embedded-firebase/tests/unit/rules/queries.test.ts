import { describe, expect, it } from 'vitest';
import type { Filter, QueryTarget, StructuredQuery } from '#src/firestore/values/types.ts';
import { all, any, field, toValue, where } from '../firestore/builders.ts';
import { ROOT, buildCheck, isAllowed } from './verdict.ts';

interface Listed {
  where?: Filter;
  from?: StructuredQuery['from'][number];
  parent?: string;
  limit?: StructuredQuery['limit'];
  offset?: number;
}

const is = (path: string, text: string) => where(path, 'EQUAL', toValue(text));
const idIs = (path: string) => where('__name__', 'EQUAL', { referenceValue: `${ROOT}/${path}` });

function listCheck({ parent = ROOT, from = { collectionId: 'a' }, ...query }: Listed) {
  const target: QueryTarget = { parent, structuredQuery: { from: [from], ...query } };
  return buildCheck({ method: 'list', name: `${parent}/a`, query: target });
}

function lists(condition: string, listed: Listed = {}): boolean {
  return isAllowed(`match /a/{id} { allow list: if ${condition}; }`, listCheck(listed));
}

it.each<[string, Filter | undefined, boolean]>([
  ["resource.data.owner == 'me'", is('owner', 'me'), true],
  ["resource.data.owner == 'me'", is('owner', 'you'), false],
  ["resource.data.owner == 'me'", undefined, false],
  ["resource.data.owner != 'you'", undefined, false],
  ["resource.data.owner == 'me'", all(is('x', 'y'), is('owner', 'me')), true],
  ["resource.data.owner == 'me'", all(is('x', 'y'), all(is('owner', 'me'))), true],
  ["resource.data.owner == 'me'", any(is('owner', 'me'), is('x', 'y')), false],
  ["resource.data['owner'] == 'me'", is('owner', 'me'), true],
  ["resource.data.get('owner', '') == 'me'", is('owner', 'me'), true],
  ["resource.data.get('owner', 'me') == 'me'", undefined, false],
  ["'owner' in resource.data", is('owner', 'me'), true],
  ["!('owner' in resource.data)", undefined, false],
  ["resource.data.a.b == 'c'", is('a.b', 'c'), true],
  ["resource.data.get(['a', 'b'], '') == 'c'", is('a.b', 'c'), true],
  ["resource.data.get(['a', 'z'], 'c') == 'c'", is('a.b', 'c'), false],
  ["resource.data.get(['a', 'z'], 'c') == 'c'", is('a', 'x'), true],
  ["resource.data['a.b'] == 'c'", is('`a.b`', 'c'), true],
  ["resource.data.a.z == 'c'", is('a.b', 'c'), false],
  ['resource.data.keys().size() == 1', is('owner', 'me'), false],
  ["resource.data == {'owner': 'me'}", is('owner', 'me'), false],
  ["resource.data.diff({'a': 1}).affectedKeys().size() > 0", is('owner', 'me'), false],
  ["resource.data.a == {'b': 'c'}", is('a.b', 'c'), false],
  ['resource != null && resource.data is map', undefined, true],
  ['true || resource.data.x', undefined, true],
  ['resource.data.x == null', { unaryFilter: { ...field('x'), op: 'IS_NULL' } }, true],
  ['resource.data.x != null', { unaryFilter: { ...field('x'), op: 'IS_NOT_NULL' } }, false],
  ['resource.data.n > 3', where('n', 'GREATER_THAN', { integerValue: 5 }), false],
  ["resource.data.tags.hasAny(['a'])", undefined, false],
])('resource.data in a list %s with %o: %s', (condition, where, expected) =>
  expect(lists(condition, { where })).toBe(expected),
);

const tagged = where('tags', 'ARRAY_CONTAINS', toValue('a'));
const oneOf = (path: string, ...values: string[]) => where(path, 'IN', toValue(values));
const anyTag = where('tags', 'ARRAY_CONTAINS_ANY', toValue(['a', 'b']));

it.each<[string, Filter, boolean]>([
  ["'a' in resource.data.tags", tagged, true],
  ["'b' in resource.data.tags", tagged, false],
  ["!('b' in resource.data.tags)", tagged, false],
  ["resource.data.tags.hasAny(['a', 'b'])", tagged, true],
  ["resource.data.tags.hasAll(['a'])", tagged, true],
  ["resource.data.tags.hasAll(['a', 'b'])", tagged, false],
  ["resource.data.tags.hasOnly(['a'])", tagged, false],
  ['resource.data.tags.size() == 1', tagged, false],
  ["resource.data.tags[0] == 'a'", tagged, false],
  ["resource.data.tags == ['a']", tagged, false],
  ["resource.data.tags != ['b']", tagged, false],
  ['resource.data.tags is list && resource.data.tags != null', tagged, true],
  ["'a' in resource.data.get('tags', [])", tagged, true],
  ["'a' in resource.data.tags.list", where('tags.list', 'ARRAY_CONTAINS', toValue('a')), true],
  ["'b' in resource.data.tags", all(tagged, where('tags', 'EQUAL', toValue(['b']))), true],
  ["resource.data.tags.hasAny(['a', 'b'])", anyTag, true],
  ["'a' in resource.data.tags", anyTag, false],
])('LF-02 an item that is known of a list proves %s with %o: %s', (condition, where, expected) =>
  expect(lists(condition, { where })).toBe(expected),
);

it.each<[string, Filter, boolean]>([
  ["resource.data.owner in ['me', 'us']", oneOf('owner', 'me', 'us'), true],
  ["resource.data.owner in ['me', 'us']", oneOf('owner', 'me', 'you'), false],
  ["resource.data.owner == 'me'", oneOf('owner', 'me'), true],
  ["resource.data.owner == 'me'", all(is('owner', 'me'), oneOf('x', 'y', 'z')), true],
  ["resource.data.owner in ['me', 'us']", any(is('owner', 'me'), is('owner', 'us')), true],
  [
    "resource.data.owner == 'me' || resource.data.x == 'y'",
    any(is('owner', 'me'), is('x', 'y')),
    true,
  ],
  ["resource.data.owner == 'me'", where('owner', 'NOT_IN', toValue(['you'])), false],
])(
  'LF-02 each of several alternatives must be allowed by %s with %o: %s',
  (condition, where, expected) => expect(lists(condition, { where })).toBe(expected),
);

describe('the document id in a list', () => {
  it.each<[string, Filter | undefined, boolean]>([
    ["id == 'x'", idIs('a/x'), true],
    [
      "id in ['x', 'y']",
      where('__name__', 'IN', {
        arrayValue: { values: ['x', 'y'].map((id) => ({ referenceValue: `${ROOT}/a/${id}` })) },
      }),
      true,
    ],
    ["id == 'x'", undefined, false],
    ["id != 'x'", undefined, false],
    ["resource.id == 'x'", idIs('a/x'), true],
    ["resource.id != 'x'", undefined, false],
    ['resource.__name__ == /databases/(default)/documents/a/x', idIs('a/x'), true],
    ['true', undefined, true],
  ])('%s with %o: %s', (condition, where, expected) =>
    expect(lists(condition, { where })).toBe(expected),
  );

  it('does not let a rule for one document pass a query for all', () => {
    expect(isAllowed('match /a/public { allow list; }', listCheck({}))).toBe(false);
    const one = listCheck({ where: idIs('a/public') });
    expect(isAllowed('match /a/public { allow list; }', one)).toBe(true);
  });
});

it.each([
  ['request.query.limit <= 10', { limit: 10 }, true],
  ['request.query.limit <= 10', { limit: { value: 10 } }, true],
  ['request.query.limit <= 10', { limit: 11 }, false],
  ['request.query.limit <= 10', {}, false],
  ['request.query.offset == 0', {}, true],
  ['request.query.offset == 0', { offset: 3 }, false],
  ['request.query.orderBy == null', {}, false],
])('request.query %s with %o: %s', (condition, listed, expected) =>
  expect(lists(condition, listed)).toBe(expected),
);

describe('where a list looks', () => {
  const group = { collectionId: 'a', allDescendants: true };
  const allowsGroup = (path: string) =>
    isAllowed(`match ${path} { allow list; }`, listCheck({ from: group }));

  it('asks the rules of a subcollection, whose parent is known', () => {
    const body = "match /up/{top} { match /a/{id} { allow list: if top == 't'; } }";
    expect(isAllowed(body, listCheck({ parent: `${ROOT}/up/t` }))).toBe(true);
    expect(isAllowed(body, listCheck({ parent: `${ROOT}/up/s` }))).toBe(false);
    expect(isAllowed(body, listCheck({}))).toBe(false);
  });

  it('needs a recursive wildcard for a collection group', () => {
    const paths = [
      '/{path=**}/a/{id}',
      '/{path=**}',
      '/a/{id}',
      '/up/{top}/a/{id}',
      '/{path=**}/b/{id}',
    ];
    expect(paths.map(allowsGroup)).toEqual([true, true, false, false, false]);
  });

  it('leaves open where in a collection group a document is', () => {
    const body = 'match /{path=**}/a/{id} { allow list: if path != /x/y; }';
    expect(isAllowed(body, listCheck({ from: group }))).toBe(false);
    expect(isAllowed(body, listCheck({}))).toBe(true);
  });

  it('needs a rule for everything when it names no collection', () => {
    const from = { allDescendants: true };
    expect(isAllowed('match /{path=**} { allow list; }', listCheck({ from }))).toBe(true);
    expect(isAllowed('match /a/{id} { allow list; }', listCheck({ from }))).toBe(false);
  });
});
