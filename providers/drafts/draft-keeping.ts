import type { DraftCache, KeptDraft } from './draft-cache.ts';

export interface DraftKeeping {
  /** Writes the draft after the write in progress; of several waiting drafts, only the newest. */
  keep: (draft: KeptDraft) => void;
  /** Removes the draft, after the write in progress. */
  forget: () => Promise<void>;
  /** Resolves when all writes have finished or failed. */
  settled: () => Promise<void>;
}

/** Stores one draft in the browser. When the browser refuses, logs a warning, and the user can go on typing. */
export function createDraftKeeping(
  cache: DraftCache,
  { uid, id }: Pick<KeptDraft, 'uid' | 'id'>,
  onKept: (kept: boolean) => void,
): DraftKeeping {
  let next: KeptDraft | null = null;
  let writing: Promise<void> | null = null;
  let told = false;

  /** Returns whether the work succeeded. Logs the first failure with its error name, which contains no content. */
  const succeeds = async (work: Promise<void>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      if (!told) console.warn('This browser does not keep drafts', nameOf(error));
      told = true;
      return false;
    }
  };
  const writeAll = async (): Promise<void> => {
    while (next) {
      const draft = next;
      next = null;
      onKept(await succeeds(cache.write(draft)));
    }
    writing = null;
  };
  const settled = async () => writing ?? undefined;
  return {
    settled,
    keep: (draft) => {
      next = draft;
      writing ??= writeAll();
    },
    forget: async () => {
      next = null;
      await settled();
      await succeeds(cache.remove(uid, id));
    },
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}
