import type { Draft, DraftContent } from '#domain/schemas/draft.ts';
import type { DraftWriter } from './draft-writers.ts';

export type DraftSaveStatus =
  /** Nothing has been typed yet: there is nothing to keep. */
  | { kind: 'untouched' | 'changed' | 'saving' | 'saved' }
  /** The server cannot be reached; it is tried again. */
  | { kind: 'offline' }
  | { kind: 'refused'; message: string }
  | { kind: 'conflict'; theirs: Draft }
  | { kind: 'ended'; orderId: string | null };

/** What a draft opens with. */
export interface DraftStart {
  id: string;
  accountNumber: string;
  /** The version of the server that it stands on; 0 before the first answer. */
  version: number;
  content: DraftContent;
  /** Whether there is anything in it that the server has not confirmed. */
  dirty: boolean;
  /** The pages whose text stands in it, the newest first. What they saved is no conflict. */
  earlier: DraftWriter[];
  /** When the server last confirmed it, milliseconds since 1970. */
  savedAt: number | null;
  status: DraftSaveStatus;
}

export interface DraftState extends DraftStart {
  /** Whether this browser has kept what stands in it. */
  kept: boolean;
  /** Grows with each change: of two saves of this page it tells which is newer. */
  sequence: number;
  /** How often the server's content took the place of what stood here: the form is to show it. */
  replaced: number;
}

/** Whether nothing is sent before somebody chooses. */
export function waitsForChoice({ kind }: DraftSaveStatus): boolean {
  return kind === 'conflict' || kind === 'ended';
}
