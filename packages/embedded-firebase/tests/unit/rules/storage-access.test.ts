import { describe, expect, it } from 'vitest';
import { compileRules } from '#src/rules/check/compile.ts';
import { storageAccess } from '#src/rules/storage-access.ts';
import type { StorageAccessOptions, StorageCheck } from '#src/rules/storage-access.ts';
import { document } from './verdict.ts';

function storageRules(body: string, version = '2'): string {
  return `rules_version = '${version}';
service firebase.storage { match /b/{bucket}/o { ${body} } }`;
}

function buildStorageCheck(overrides: Partial<StorageCheck> = {}): StorageCheck {
  return {
    method: 'get',
    bucket: 'files',
    name: 'users/u/a.pdf',
    auth: null,
    time: '2026-01-02T03:04:05.000Z',
    resource: null,
    next: null,
    ...overrides,
  };
}

function isAllowed(
  body: string,
  overrides: Partial<StorageCheck> = {},
  options: StorageAccessOptions = {},
): boolean {
  const rules = compileRules(storageRules(body), 'storage.rules');
  return storageAccess(rules, options)(buildStorageCheck(overrides));
}

describe('a stored file', () => {
  const resource = {
    name: 'users/u/a.pdf',
    bucket: 'files',
    size: '120',
    contentType: 'application/pdf',
    timeCreated: '2026-01-01T00:00:00.000Z',
    updated: '2026-01-02T00:00:00.000Z',
    md5Hash: 'abc',
    generation: '5',
    metadata: { owner: 'u' },
  };

  it.each([
    "resource.name == 'users/u/a.pdf' && resource.bucket == 'files'",
    'resource.size == 120 && resource.size is int && resource.generation == 5',
    "resource.contentType.matches('application/.*') && resource.md5Hash == 'abc'",
    'resource.updated - resource.timeCreated == duration.value(1, "d")',
    "resource.metadata.owner == 'u' && resource.contentEncoding == null",
    "bucket == 'files' && request.path == /b/files/o/users/u/$('a.pdf')",
  ])('%s', (condition) => {
    expect(isAllowed(`match /{all=**} { allow get: if ${condition}; }`, { resource })).toBe(true);
  });
});

describe('a listing', () => {
  const folder = "match /users/{uid} { allow list: if uid == 'u'; }";

  it.each([
    ['users/u/', true],
    ['users/v/', false],
    ['users/', false],
    ['', false],
    ['users/u', false],
    ['users/u/deep/', false],
  ])('of %s: %s', (name, expected) => {
    expect(isAllowed(folder, { method: 'list', name })).toBe(expected);
  });

  it('of everything asks the bucket', () => {
    expect(isAllowed('allow list;', { method: 'list', name: '' })).toBe(true);
    expect(isAllowed('match /{all=**} { allow list; }', { method: 'list', name: '' })).toBe(true);
  });

  it('needs version 2', () => {
    const rules = compileRules(
      storageRules('match /{all=**} { allow read; }', '1'),
      'storage.rules',
    );
    const access = storageAccess(rules);
    expect(access(buildStorageCheck({ method: 'list', name: 'users/' }))).toBe(false);
    expect(access(buildStorageCheck({ method: 'get' }))).toBe(true);
  });
});

const path = (id: string) => `/databases/(default)/documents/roles/${id}`;
const when = (condition: string) => `match /{all=**} { allow get: if ${condition}; }`;

describe('documents in storage rules', () => {
  const role = document('roles/u', { name: { stringValue: 'boss' } });
  const firestore = {
    project: 'p',
    getDocument: (name: string) => (name === role.name ? role : null),
  };

  it('deny when nobody can read them, and beyond two', () => {
    expect(isAllowed(when(`!firestore.exists(${path('v')})`))).toBe(false);
    const lookUps = (ids: string[]) =>
      ids.map((id) => `!firestore.exists(${path(id)})`).join(' && ');
    expect(isAllowed(when(lookUps(['a', 'b'])), {}, { firestore })).toBe(true);
    expect(isAllowed(when(lookUps(['a', 'b', 'c'])), {}, { firestore })).toBe(false);
  });

  it('are not read by the functions of Firestore rules', () => {
    expect(() => compileRules(storageRules(when(`exists(${path('u')})`)), 'storage.rules')).toThrow(
      "unknown function 'exists'",
    );
  });
});

it('a ruleset for another service denies', () => {
  const rules = compileRules('service cloud.firestore { match /{a=**} { allow read; } }', 'f');
  expect(storageAccess(rules)(buildStorageCheck())).toBe(false);
});
