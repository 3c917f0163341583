import type { Draft, DraftContent } from '#domain/orders/draft.ts';
import type { DraftWriter } from './draft-writers.ts';

export type DraftSaveStatus =
  /** `untouched`: nothing has been typed yet, so there is nothing to save. */
  | { kind: 'untouched' | 'changed' | 'saving' | 'saved' }
  /** The server cannot be reached; the save is retried. */
  | { kind: 'offline' }
  | { kind: 'refused'; message: string }
  | { kind: 'conflict'; theirs: Draft }
  | { kind: 'ended'; orderId: string | null };

/** The state that a draft opens with. */
export interface DraftStart {
  id: string;
  accountNumber: string;
  /** The server's version that it is based on; 0 before the first response. */
  version: number;
  content: DraftContent;
  /** Whether it has changes that the server has not confirmed. */
  dirty: boolean;
  /** The pages whose changes it contains, newest first. Their saves are no conflict. */
  earlier: DraftWriter[];
  /** When the server last confirmed it, milliseconds since 1970. */
  savedAt: number | null;
  status: DraftSaveStatus;
}

export interface DraftState extends DraftStart {
  /** Whether this browser has stored the current state. */
  kept: boolean;
  /** Increases with each change: shows which of two saves of this page is newer. */
  sequence: number;
  /** How often the server's content replaced this page's: the form then shows it. */
  replaced: number;
}

/** Returns whether saving waits for the user's choice. */
export function waitsForChoice({ kind }: DraftSaveStatus): boolean {
  return kind === 'conflict' || kind === 'ended';
}
