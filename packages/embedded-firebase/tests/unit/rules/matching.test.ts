import { describe, expect, it } from 'vitest';
import type { AccessCheck } from '#src/firestore/values/types.ts';
import { ROOT, buildCheck, isAllowed } from './verdict.ts';

function allowsPath(body: string, path: string, version = '2'): boolean {
  return isAllowed(body, buildCheck({ name: `${ROOT}/${path}` }), version);
}

describe('matching a path', () => {
  it.each([
    ['match /a/b { allow get; }', 'a/b', true],
    ['match /a/b { allow get; }', 'a/c', false],
    ['match /a/b { allow get; }', 'a/b/c/d', false],
    ['match /a/{id} { allow get; }', 'a/x', true],
    ['match /a/{id} { allow get; }', 'a/x/b/y', false],
    ['match /a/{id} { match /b/{inner} { allow get; } }', 'a/x/b/y', true],
    ['match /a/{id} { match /b/{inner} { allow get; } }', 'a/x', false],
    [
      "match /a/{id} { match /b/{inner} { allow get: if id == 'x' && inner == 'y'; } }",
      'a/x/b/y',
      true,
    ],
    ['match /a/{rest=**} { allow get; }', 'a/x/b/y', true],
    ['match /{path=**}/b/{id} { allow get; }', 'a/x/b/y', true],
    ['match /{path=**}/b/{id} { allow get; }', 'b/y', true],
    ['match /{path=**}/b/{id} { allow get; }', 'b/y/c/z', false],
    ['match /a/{rest=**} { allow get: if rest == /x/b/y; }', 'a/x/b/y', true],
    ["match /a/{rest=**} { allow get: if rest[2] == 'y'; }", 'a/x/b/y', true],
    ['match /a-b/{id} { allow get; }', 'a-b/x', true],
    ['match /a/{id} { }', 'a/x', false],
    ['match /a/{id} { allow get: if false; } match /{all=**} { allow get; }', 'a/x', true],
    ['match /a/{id} { allow get: if false; allow get: if true; }', 'a/x', true],
    ['match /a/{id} { allow get: if 1 / 0 == 1; } match /a/{id} { allow get; }', 'a/x', true],
    ["match /{a}/{b} { allow get: if database == '(default)'; }", 'x/y', true],
    [
      'match /{any=**} { allow get: if request.path == /databases/(default)/documents/a/x; }',
      'a/x',
      true,
    ],
  ])('%s for %s: %s', (body, path, expected) => expect(allowsPath(body, path)).toBe(expected));

  it('lets a recursive wildcard take nothing under version 2, and at least one under 1', () => {
    const body = 'match /a/{id} { match /{rest=**} { allow get; } }';
    expect(allowsPath(body, 'a/x', '2')).toBe(true);
    expect(allowsPath(body, 'a/x', '1')).toBe(false);
    expect(allowsPath(body, 'a/x/b/y', '1')).toBe(true);
  });

  it('names the database', () => {
    const source =
      'match /a/{id} { allow get; } } match /databases/other/documents { match /b/{id} { allow get; }';
    expect(allowsPath(source, 'a/x')).toBe(true);
    expect(allowsPath(source, 'b/x')).toBe(false);
  });

  it('denies what a ruleset without the service is asked', () => {
    expect(allowsPath('} } service firebase.storage { match /b/{bucket}/o {', 'a/x')).toBe(false);
  });
});

describe('methods', () => {
  const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
  const query = { parent: ROOT, structuredQuery: { from: [{ collectionId: 'a' }] } };

  function allowed(methods: string): string[] {
    const body = `match /a/{id} { allow ${methods}; }`;
    return METHODS.filter((method) => {
      const overrides: Partial<AccessCheck> = method === 'list' ? { query } : {};
      return isAllowed(body, buildCheck({ method, name: `${ROOT}/a/x`, ...overrides }));
    });
  }

  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['get, delete', ['get', 'delete']],
    ['read, write', [...METHODS]],
  ])('%s', (methods, expected) => expect(allowed(methods)).toEqual(expected));

  it('are known to the condition', () => {
    const body = "match /a/{id} { allow write: if request.method == 'update'; }";
    const at = { name: `${ROOT}/a/x` };
    expect(isAllowed(body, buildCheck({ ...at, method: 'update' }))).toBe(true);
    expect(isAllowed(body, buildCheck({ ...at, method: 'create' }))).toBe(false);
  });
});
