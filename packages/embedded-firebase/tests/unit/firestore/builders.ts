import { expect } from 'vitest';
import type { Caller } from '#src/base/caller.ts';
import { openFirestoreEngine } from '#src/firestore/engine.ts';
import type { OpenedEngine } from '#src/firestore/engine.ts';
import type {
  Authorize,
  Fields,
  Filter,
  FilterOperator,
  FirestoreDocument,
  ListenResponse,
  QueryTarget,
  StructuredQuery,
  Value,
  Write,
} from '#src/firestore/values/types.ts';

export const ROOT = 'projects/test/databases/(default)/documents';
const NOW = '2026-01-01T00:00:00.000000Z';

export const admin: Caller = { admin: true, auth: null };
export const nobody: Caller = { admin: false, auth: null };
export const user = (uid: string): Caller => ({ admin: false, auth: { uid, token: {} } });

/** An error with this status, in whose message this stands. */
export const failing = (status: string, message = '') =>
  expect.objectContaining({ status, message: expect.stringContaining(message) });

export const nameOf = (path: string) => `${ROOT}/${path}`;
const pathOf = (name: string) => name.slice(ROOT.length + 1);

type Plain = null | boolean | number | string | Date | Plain[] | { [key: string]: Plain };

/** Plain JavaScript as the value an SDK would send for it. */
export function toValue(plain: Plain): Value {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'number')
    return Number.isSafeInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (plain instanceof Date) return { timestampValue: plain.toISOString() };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(toValue) } };
  return { mapValue: { fields: toFields(plain) } };
}

export function toFields(plain: { [key: string]: Plain }): Fields {
  return Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, toValue(value)]));
}

export function buildDocument(path: string, fields: Fields): FirestoreDocument {
  return { name: nameOf(path), fields, createTime: NOW, updateTime: NOW };
}

export function setWrite(path: string, fields: { [key: string]: Plain }): Write {
  return { update: { name: nameOf(path), fields: toFields(fields) } };
}

export const deleteWrite = (path: string): Write => ({ delete: nameOf(path) });

export const field = (fieldPath: string) => ({ field: { fieldPath } });

export const where = (fieldPath: string, op: FilterOperator, value: Value) => ({
  fieldFilter: { ...field(fieldPath), op, value },
});

export const all = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'AND', filters } });
export const any = (...filters: Filter[]): Filter => ({ compositeFilter: { op: 'OR', filters } });

export const orderBy = (
  fieldPath: string,
  direction: 'ASCENDING' | 'DESCENDING' = 'ASCENDING',
) => ({ ...field(fieldPath), direction });

/** A query of one collection below the root. */
export function from(collectionId: string, query: Partial<StructuredQuery> = {}): QueryTarget {
  return { parent: ROOT, structuredQuery: { from: [{ collectionId }], ...query } };
}

/** An engine in memory, with documents by path. */
export async function engineWith(
  documents: Record<string, { [key: string]: Plain }> = {},
  authorize?: Authorize,
): Promise<OpenedEngine> {
  const engine = await openFirestoreEngine({ file: null, authorize });
  const writes = Object.entries(documents).map(([path, fields]) => setWrite(path, fields));
  await engine.commit(admin, writes);
  return engine;
}

export function fieldsOf(engine: OpenedEngine, path: string): Fields | null {
  return engine.batchGet(admin, [nameOf(path)])[0]?.document?.fields ?? null;
}

/** The paths a query answers, in its order. */
export function pathsOf(engine: OpenedEngine, target: QueryTarget): string[] {
  return engine.runQuery(admin, target).map(({ name }) => pathOf(name));
}

/** A listener's messages in short: `+path` there or changed, `-path` left, `xpath` gone, `SNAPSHOT`. */
export function brief(message: ListenResponse): string {
  if ('documentChange' in message) return `+${pathOf(message.documentChange.document.name)}`;
  if ('documentDelete' in message) return `x${pathOf(message.documentDelete.document)}`;
  if ('documentRemove' in message) return `-${pathOf(message.documentRemove.document)}`;
  const { targetChangeType, targetIds, cause } = message.targetChange;
  if (targetChangeType === 'NO_CHANGE') return 'SNAPSHOT';
  return `${targetChangeType} ${targetIds?.join() ?? ''}${cause ? ` ${cause.code}` : ''}`;
}
