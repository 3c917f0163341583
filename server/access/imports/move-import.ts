import { eq } from 'drizzle-orm';
import type { Import, ImportCheck, ImportStatus } from '#domain/import/import.ts';
import { mappingProblem } from '#domain/import/mapping-problem.ts';
import { recordAudit, type Actor } from '../../platform/audit/record-audit.ts';
import type { Handle } from '../../platform/database/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { columnLabel } from './column-labels.ts';
import { lockImport, toImport } from './import-store.ts';
import { requireDateOrder } from './require-date-order.ts';
import { NOTHING } from './run-batch.ts';
import { imports } from './table.ts';

interface Step {
  actor: Actor;
  id: string;
  versionSeen: number;
  now: Date;
}

type ImportRow = typeof imports.$inferSelect;

/**
 * AD-17: begins the dry run with the chosen columns; again after it, with others. Call it in a transaction.
 *
 * @throws Problem 404, 412; 409 when lines are imported already; 422 for columns that do not fit, and for
 *   dates that can be read two ways without an answer
 */
export async function checkImport(
  tx: Handle,
  { check: { mapping, sendEmails, answers }, ...step }: Step & { check: ImportCheck },
): Promise<Import> {
  const row = await lockSeen(tx, step, ['mapping', 'checked']);
  requireMapping(row, mapping, answers);
  const dates = await requireDateOrder(tx, row, { mapping, answer: answers.dateOrder });
  return move(tx, step, row, {
    status: 'checking',
    mapping,
    sendEmails,
    answers: { ...answers, ...dates },
    position: 0,
    checked: NOTHING,
  });
}

/** AD-17: begins to write what the dry run has shown. @throws Problem 404, 412; 409 without a dry run */
export async function startImport(tx: Handle, step: Step): Promise<Import> {
  const row = await lockSeen(tx, step, ['checked']);
  return move(tx, step, row, { status: 'applying', position: 0, applied: NOTHING });
}

/**
 * AD-17: stops after the present lines. A dry run goes back to the columns; what was written stays.
 *
 * @throws Problem 404, 412; 409 when it is over
 */
export async function cancelImport(tx: Handle, step: Step): Promise<Import> {
  const row = await lockSeen(tx, step, ['checking', 'checked', 'applying']);
  const status = row.status === 'checking' ? 'mapping' : 'cancelled';
  return move(tx, step, row, { status });
}

/** @throws Problem 404, 412, 409 */
async function lockSeen(
  tx: Handle,
  { id, versionSeen }: Step,
  from: readonly ImportStatus[],
): Promise<ImportRow> {
  const row = await lockImport(tx, id);
  if (row.version !== versionSeen) {
    const message = 'Someone else has already taken this import further';
    throw new Problem('version-moved-on', message, { current: toImport(row) });
  }
  if (from.includes(row.status)) return row;
  throw new Problem('conflict', `This is not possible while the import is ${row.status}`);
}

async function move(
  tx: Handle,
  { actor, id, now }: Step,
  row: ImportRow,
  changes: Partial<ImportRow> & { status: ImportStatus },
): Promise<Import> {
  const moved = { ...changes, version: row.version + 1, movedAt: now };
  await tx.update(imports).set(moved).where(eq(imports.id, id));
  await recordAudit(tx, {
    actor,
    action: `imports.${changes.status}`,
    resource: 'imports',
    resourceId: id,
    accountNumber: null,
    details: { kind: row.kind, fileName: row.fileName, position: row.position },
  });
  return toImport({ ...row, ...moved });
}

/** @throws Problem 422 */
function requireMapping(
  { kind, headings }: ImportRow,
  mapping: ImportCheck['mapping'],
  { memberRole }: ImportCheck['answers'],
): void {
  if (mapping.length !== headings.length) {
    throw refusal('length', `The file has ${headings.length} columns, not ${mapping.length}`);
  }
  const wrong = mappingProblem(kind, mapping, memberRole);
  if (!wrong) return;
  if (wrong.problem === 'unknown') throw refusal('unknown', `There is no field "${wrong.field}"`);
  const nameOf = (field: string) => columnLabel(kind, field, 'en');
  if (wrong.problem === 'twice') {
    throw refusal('twice', `Two columns fill "${nameOf(wrong.field)}"`);
  }
  if (wrong.fields.includes('memberRole')) {
    const others = 'answer the memberRole of all members, or leave their email out';
    throw refusal('missing', `Choose the column for ${nameOf('memberRole')}, ${others}`);
  }
  throw refusal('missing', `Choose the column for ${wrong.fields.map(nameOf).join(' or ')}`);
}

function refusal(rule: string, message: string): Problem {
  return new Problem('invalid', message, { errors: { mapping: { rule, message } } });
}
