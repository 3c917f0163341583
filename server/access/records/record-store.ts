import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { changesBetween } from './record-changes.ts';
import { canBeKey, keyFieldOf, keyOf, recordsOf } from './record-definition.ts';
import type { RecordDefinition, RecordInput, StoredRecord } from './record-definition.ts';
import { keepVersions } from './record-versions.ts';
import { refusedByConstraint } from './refused-by-constraint.ts';

/** A change of a record, based on the version that the caller saw. */
interface RecordChange {
  actor: Actor;
  id: string;
  versionSeen: number;
}

/** @throws Problem 404 */
export async function findRecord(
  db: Handle,
  definition: RecordDefinition,
  id: string,
): Promise<StoredRecord> {
  return findWith(db, definition, id, false);
}

/** @throws Problem 422 with what is wrong, by field */
async function requireChecked(
  tx: Handle,
  { label, check }: RecordDefinition,
  input: RecordInput,
  before: StoredRecord | null,
): Promise<void> {
  const errors = (await check?.(tx, input, before)) ?? {};
  if (Object.keys(errors).length === 0) return;
  throw new Problem('invalid', `This ${label} cannot be stored as entered`, { errors });
}

/** Creates version 1 of a record under a new id. @throws Problem 422 */
export async function createRecord(
  tx: Handle,
  definition: RecordDefinition,
  { actor, input }: { actor: Actor; input: RecordInput },
): Promise<StoredRecord> {
  await requireChecked(tx, definition, input, null);
  const id = await insertRecord(tx, definition, { actor, input });
  await audit(tx, definition, { actor, action: 'create', id, details: { after: input } });
  return findRecord(tx, definition, id);
}

async function insertRecord(
  tx: Handle,
  definition: RecordDefinition,
  { actor, input }: { actor: Actor; input: RecordInput },
): Promise<string> {
  await definition.prepare?.(tx, input, null);
  if (definition.create) return definition.create(tx, input, actor);
  const id = randomUUID();
  await tx.insert(definition.table).values({ ...input, [keyFieldOf(definition)]: id });
  return id;
}

/**
 * Stores the next version of a record, with the columns of `derived`. Input that changes nothing makes no new version.
 *
 * @throws Problem 422, 404, 412 with the present record when it is not the version seen
 */
export async function updateRecord(
  tx: Handle,
  definition: RecordDefinition,
  {
    actor,
    id,
    versionSeen,
    input,
    derived = {},
  }: RecordChange & { input: RecordInput; derived?: Record<string, unknown> | undefined },
): Promise<StoredRecord> {
  const { table, versions, onVersion, audited = (changes) => changes } = definition;
  await definition.prepare?.(tx, input, id);
  const before = await lockSeen(tx, definition, id, versionSeen);
  const details = changesBetween(before, input);
  if (!details) return before;
  await requireChecked(tx, definition, input, before);
  const version = sql`${table.version} + 1`;
  const [row] = await tx
    .update(table)
    .set({ ...input, ...derived, version })
    .where(eq(keyOf(definition), id))
    .returning();
  if (row && versions) await keepVersions(tx, versions, [row]);
  if (row) await onVersion?.(tx, row);
  await audit(tx, definition, { actor, action: 'edit', id, details: audited(details) });
  return findRecord(tx, definition, id);
}

/**
 * Stores an edit in a transaction of its own, with what the definition derives from it.
 *
 * @throws Problem 409, 422 by field, and those of `updateRecord`
 */
export async function saveEdit(
  db: Handle,
  definition: RecordDefinition,
  edit: RecordChange & { input: RecordInput },
): Promise<StoredRecord> {
  const derived = await definition.derive?.(db, edit);
  const save = () => db.transaction((tx) => updateRecord(tx, definition, { ...edit, derived }));
  return refusedByConstraint(definition, edit.input, save);
}

/**
 * Deletes a record and returns it. The audit trail keeps what it was.
 *
 * @throws Problem 404, 412 like `updateRecord`
 */
export async function deleteRecord(
  tx: Handle,
  definition: RecordDefinition,
  { actor, id, versionSeen }: RecordChange,
): Promise<StoredRecord> {
  const { table } = definition;
  const before = await lockSeen(tx, definition, id, versionSeen);
  await tx.delete(table).where(eq(keyOf(definition), id));
  await audit(tx, definition, { actor, action: 'delete', id, details: { before } });
  return before;
}

/** Locks the record, so that no other request changes it between the check of its version and the write. */
async function lockSeen(
  tx: Handle,
  definition: RecordDefinition,
  id: string,
  versionSeen: number,
): Promise<StoredRecord> {
  const current = await findWith(tx, definition, id, true);
  if (current.version === versionSeen) return current;
  const message = `Someone else has already changed this ${definition.label}`;
  throw new Problem('version-moved-on', message, { current });
}

async function findWith(
  db: Handle,
  definition: RecordDefinition,
  id: string,
  isLocked: boolean,
): Promise<StoredRecord> {
  const { table, label, complete } = definition;
  if (!canBeKey(definition, id)) throw new Problem('not-found', `There is no such ${label}`);
  const query = db
    .select()
    .from(table)
    .where(eq(keyOf(definition), id))
    .$dynamic();
  const rows = await (isLocked ? query.for('update') : query);
  const [record] = await complete(db, recordsOf(definition, rows));
  if (!record) throw new Problem('not-found', `There is no such ${label}`);
  return record;
}

function audit(
  tx: Handle,
  { name }: RecordDefinition,
  entry: { actor: Actor; action: string; id: string; details: Record<string, unknown> },
): Promise<void> {
  return recordAudit(tx, {
    actor: entry.actor,
    action: `${name}.${entry.action}`,
    resource: name,
    resourceId: entry.id,
    accountNumber: null,
    details: entry.details,
  });
}
