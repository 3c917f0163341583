import { readTab, writeTab } from '../browser/tab-memory.ts';

/** Between two messages of one kind; Firebase has limits of its own beyond that. Milliseconds. */
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

/** Remembers over a reload of this tab that a message went out at `now` (milliseconds). */
export function noteMessage(kind: MessageKind, now: number): void {
  writeTab('messages', JSON.stringify({ ...sentTimes(), [kind]: now }));
}

/** For how many milliseconds no further message of the kind goes out; 0 when one may. */
export function pauseLeft(kind: MessageKind, now: number): number {
  const sent = sentTimes()[kind];
  if (typeof sent !== 'number' || sent > now) return 0;
  return Math.max(0, sent + MESSAGE_PAUSE - now);
}
