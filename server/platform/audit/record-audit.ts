import type { Handle } from '../database/database.ts';
import { auditTrail } from './table.ts';

/** Who does it: a caller, or the portal itself. */
export interface Actor {
  uid: string;
  name: string;
}

interface AuditEntry {
  actor: Actor;
  action: string;
  resource: string;
  resourceId: string;
  accountNumber: string | null;
  /** What changed. Contains no patient data: the record itself has that. */
  details?: Record<string, unknown>;
}

/** SE-03. Writes the entry in the transaction of the change, so that both are kept or neither. */
export async function recordAudit(tx: Handle, entry: AuditEntry): Promise<void> {
  await recordAudits(tx, [entry]);
}

/** Writes the entries of one transaction, in the given order. */
export async function recordAudits(tx: Handle, entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(auditTrail).values(
    entries.map(({ actor, ...entry }) => ({
      ...entry,
      actorUid: actor.uid,
      actor: actor.name,
      details: entry.details ?? {},
    })),
  );
}
