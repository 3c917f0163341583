import { readTab, writeTab } from '../browser/tab-memory.ts';

/** The pause between two messages of one kind, in milliseconds; Firebase has limits of its own besides. */
export const MESSAGE_PAUSE = 60_000;

export type MessageKind = 'verification' | 'password-reset' | 'new-address';

function sentTimes(): Partial<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(readTab('messages') ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Records that a message was sent at `now` (milliseconds); a reload of this tab keeps it. */
export function noteMessage(kind: MessageKind, now: number): void {
  writeTab('messages', JSON.stringify({ ...sentTimes(), [kind]: now }));
}

/** Returns the milliseconds until another message of this kind may be sent; 0 when it may be sent now. */
export function pauseLeft(kind: MessageKind, now: number): number {
  const sent = sentTimes()[kind];
  if (typeof sent !== 'number' || sent > now) return 0;
  return Math.max(0, sent + MESSAGE_PAUSE - now);
}
