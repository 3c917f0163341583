import type { Draft, DraftContent } from '#domain/schemas/draft.ts';

export type DraftStanding =
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
  /** What was sent and never answered. */
  unanswered: DraftContent | null;
  /** When the server last confirmed it, milliseconds since 1970. */
  savedAt: number | null;
  standing: DraftStanding;
}

export interface DraftState extends DraftStart {
  /** Whether this browser has kept what stands in it. */
  kept: boolean;
}
