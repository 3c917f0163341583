import type { Handle } from '../database/database.ts';
import { auditTrail } from './table.ts';

/** Who does it: a caller, or the portal itself. */
export interface Actor {
  uid: string;
  name: string;
}

export interface AuditEntry {
  actor: Actor;
  action: string;
  resource: string;
  resourceId: string;
  accountNumber: string | null;
  /** What changed. No patient data: the record itself has that. */
  details?: Record<string, unknown>;
}

/** SE-03. Takes the transaction of the change, so that neither is kept without the other. */
export async function recordAudit(tx: Handle, entry: AuditEntry): Promise<void> {
  await recordAudits(tx, [entry]);
}

/** The same for changes of one transaction, in their order. */
export async function recordAudits(tx: Handle, entries: AuditEntry[]): Promise<void> {
  await tx.insert(auditTrail).values(
    entries.map(({ actor, ...entry }) => ({
      ...entry,
      actorUid: actor.uid,
      actor: actor.name,
      details: entry.details ?? {},
    })),
  );
}
