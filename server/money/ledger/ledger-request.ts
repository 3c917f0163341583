import type { LedgerEntry } from '#domain/money/ledger/ledger-entry.ts';
import type { LedgerKind } from '#domain/money/ledger/ledger-kinds.ts';
import type { Actor } from '../../platform/audit/record-audit.ts';

/** A transaction that is to be posted, or reserved. */
export interface LedgerRequest {
  /** Identifies the business event; posted once, however often it is requested. */
  key: string;
  kind: LedgerKind;
  entries: readonly LedgerEntry[];
  /** When it counts. */
  effectiveAt: Date;
  /** Reserves the amounts until then, instead of posting them. */
  pendingUntil?: Date;
  /** The pending transaction that this one posts, by id; with no entries it is void. */
  resolves?: number;
  /** The transaction that this one takes back, by id. */
  reversalOf?: number;
  reason?: string;
  actor: Actor;
}

/** What became of a request. */
export interface LedgerResult {
  id: number;
  key: string;
  /** False when the same event was posted before. */
  isNew: boolean;
}
