import { describe, expect, it } from 'vitest';
import type { FirestoreDocument } from '#src/firestore/values/types.ts';
import { ROOT, buildCheck, document, isAllowed, verdict } from './verdict.ts';

const FULL = document('things/t', {
  nothing: { nullValue: null },
  yes: { booleanValue: true },
  whole: { integerValue: '9007199254740993' },
  part: { doubleValue: 2 },
  odd: { doubleValue: 'NaN' },
  text: { stringValue: 'a' },
  bytes: { bytesValue: 'aGk=' },
  at: { timestampValue: '2026-01-02T03:04:05.000001Z' },
  other: { referenceValue: `${ROOT}/users/u` },
  place: { geoPointValue: { latitude: 1.5 } },
  list: { arrayValue: { values: [{ integerValue: 1 }] } },
  empty: { arrayValue: {} },
  map: { mapValue: { fields: { a: { stringValue: 'b' } } } },
  bare: { mapValue: {} },
});

describe('what a document holds', () => {
  const check = buildCheck({ resource: FULL });

  it.each([
    'resource.data.nothing == null',
    'resource.data.yes == true',
    'resource.data.whole == 9007199254740993 && resource.data.whole is int',
    'resource.data.part is float && resource.data.part == 2',
    'math.isNaN(resource.data.odd)',
    "resource.data.text == 'a'",
    "resource.data.bytes == b'hi'",
    'resource.data.at.nanos() == 1000',
    'resource.data.other == /databases/(default)/documents/users/u',
    'resource.data.place == latlng.value(1.5, 0)',
    'resource.data.list == [1] && resource.data.empty == []',
    "resource.data.map.a == 'b' && resource.data.bare == {}",
    "resource.id == 't'",
    'resource.__name__ == /databases/(default)/documents/things/t',
    "resource['__name__'] == request.path",
  ])('%s', (condition) => expect(verdict(condition, check)).toBe('true'));

  it('is null where there is none', () => {
    expect(verdict('resource == null && request.resource == null')).toBe('true');
    expect(verdict("resource.data.text == 'a'")).toBe('error');
  });
});

describe('request.auth', () => {
  const token = {
    role: 'admin',
    level: 3,
    rate: 1.5,
    isSuperAdmin: true,
    tags: ['a'],
    nested: { a: null },
  };
  const check = buildCheck({ auth: { uid: 'u', token } });

  it.each([
    "request.auth.uid == 'u' && request.auth != null",
    "request.auth.token.role == 'admin' && request.auth.token.isSuperAdmin == true",
    'request.auth.token.level is int && request.auth.token.rate is float',
    "request.auth.token.tags == ['a'] && request.auth.token.nested.a == null",
    "!('missing' in request.auth.token) && request.auth.token.get('missing', 1) == 1",
  ])('%s', (condition) => expect(verdict(condition, check)).toBe('true'));

  it('is null for nobody', () => {
    expect(verdict('request.auth == null')).toBe('true');
    expect(verdict("request.auth.uid == 'u'")).toBe('error');
    expect(verdict("request.auth.token.missing == 'u'", check)).toBe('error');
  });
});

const path = (id: string) => `/databases/$(database)/documents/roles/${id}`;
const role = (id: string, name: string) => document(`roles/${id}`, { name: { stringValue: name } });
const allowed = (condition: string, stored: FirestoreDocument[], after = stored) => {
  const getAfter = (name: string) => after.find((each) => each.name === name) ?? null;
  const body = `match /things/{id} { allow get: if ${condition}; }`;
  return isAllowed(body, { ...buildCheck({}, stored), getAfter });
};

const lookUps = (count: number) =>
  Array.from({ length: count }, (_, index) => `!exists(${path(`r${index}`)})`).join(' && ');

describe('get() and exists()', () => {
  it('read other documents', () => {
    const stored = [role('r', 'boss')];
    expect(allowed(`get(${path('r')}).data.name == 'boss'`, stored)).toBe(true);
    expect(allowed(`get(${path('r')}).id == 'r' && exists(${path('r')})`, stored)).toBe(true);
    expect(allowed(`!exists(${path('none')}) && get(${path('none')}) == null`, stored)).toBe(true);
    expect(allowed(`get(${path('none')}).data.name != 'boss'`, stored)).toBe(false);
  });

  it('read what the commit leaves, with After', () => {
    const before = [role('r', 'boss')];
    const after = [role('r', 'clerk'), role('s', 'new')];
    expect(allowed(`getAfter(${path('r')}).data.name == 'clerk'`, before, after)).toBe(true);
    expect(allowed(`existsAfter(${path('s')}) && !exists(${path('s')})`, before, after)).toBe(true);
    expect(allowed(`get(${path('r')}).data.name == 'boss'`, before, after)).toBe(true);
  });

  it.each([
    'get(/a/b) == null',
    "exists('roles/r')",
    '!exists(/databases/(default)/documents/roles)',
    '!exists(/databases/(default)/documents)',
    '!exists(/databases/(default)/documents/roles/$(resource))',
  ])('cannot be decided for what names no document: %s', (condition) => {
    expect(allowed(condition, [])).toBe(false);
  });

  it('look up ten different documents at most, each counted once', () => {
    expect(allowed(lookUps(10), [])).toBe(true);
    expect(allowed(`${lookUps(10)} && ${lookUps(10)}`, [])).toBe(true);
    expect(allowed(lookUps(11), [])).toBe(false);
  });

  it('are not asked when the other side decides first', () => {
    const check = buildCheck({
      get: () => {
        throw new Error('asked');
      },
    });
    const body = `match /things/{id} { allow get: if true || exists(${path('r')}); }`;
    expect(isAllowed(body, check)).toBe(true);
  });
});
