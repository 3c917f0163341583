/** Tracks which writers have a page open in this browser. */
export interface DraftPresence {
  /** Marks the writer as present until its page closes or the returned function is called. */
  enter: (writer: string) => () => void;
  /** Returns a check whether a writer was gone at the time of the call. Without the locks, no writer counts as gone. */
  whoIsGone: () => Promise<(writer: string) => boolean>;
}

const PREFIX = 'lens-portal-draft-writer/';

/** Uses Web Locks, which the browser releases even for a killed page. They are missing on an insecure origin. */
export function createDraftPresence(
  locks: Pick<LockManager, 'request' | 'query'> | undefined,
): DraftPresence {
  if (!locks) return { enter: () => () => undefined, whoIsGone: async () => () => false };
  return {
    enter: (writer) => {
      const end = new AbortController();
      const left = new Promise<void>((resolve) => {
        end.signal.addEventListener('abort', () => resolve(), { once: true });
      });
      void keepLock(locks, writer, left);
      return () => end.abort();
    },
    whoIsGone: async () => {
      try {
        const { held = [] } = await locks.query();
        const there = new Set(held.map(({ name }) => name));
        return (writer) => !there.has(PREFIX + writer);
      } catch (error) {
        notify(error);
        return () => false;
      }
    },
  };
}

async function keepLock(
  locks: Pick<LockManager, 'request'>,
  writer: string,
  left: Promise<void>,
): Promise<void> {
  try {
    await locks.request(PREFIX + writer, () => left);
  } catch (error) {
    notify(error);
  }
}

function notify(error: unknown): void {
  console.warn('It is not known which drafts are open', error instanceof Error ? error.name : '');
}
