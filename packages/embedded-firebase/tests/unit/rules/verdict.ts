import type { AccessCheck, FirestoreDocument, Value } from '#src/firestore/values/types.ts';
import { compileRules } from '#src/rules/check/compile.ts';
import { firestoreAccess } from '#src/rules/firestore-access.ts';

export const ROOT = 'projects/p/databases/(default)/documents';

export function document(path: string, fields: Record<string, Value> = {}): FirestoreDocument {
  const time = '2026-01-02T03:04:05.678901Z';
  return { name: `${ROOT}/${path}`, fields, createTime: time, updateTime: time };
}

/** A `get` of `things/t` by nobody; `stored` is what get() and exists() find. */
export function buildCheck(
  overrides: Partial<AccessCheck> = {},
  stored: FirestoreDocument[] = [],
): AccessCheck {
  const find = (name: string) => stored.find((each) => each.name === name) ?? null;
  return {
    method: 'get',
    name: `${ROOT}/things/t`,
    auth: null,
    time: '2026-01-02T03:04:05.678901Z',
    resource: null,
    next: null,
    get: find,
    getAfter: find,
    ...overrides,
  };
}

export function firestoreRules(body: string, version = '2'): string {
  return `rules_version = '${version}';
service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
}

/** Whether the body of a Firestore rules file allows what is asked. */
export function isAllowed(body: string, check: AccessCheck, version = '2'): boolean {
  return firestoreAccess(compileRules(firestoreRules(body, version), 'test.rules'))(check);
}

/** What a condition comes to: an error is neither true nor false, so it denies with and without `!`. */
export function verdict(condition: string, check = buildCheck()): 'true' | 'false' | 'error' {
  const holds = (text: string) =>
    isAllowed(`match /{path=**} { allow read, write: if ${text}; }`, check);
  if (holds(condition)) return 'true';
  return holds(`!(${condition})`) ? 'false' : 'error';
}
