import type { DraftCache, KeptDraft } from './draft-cache.ts';

export interface DraftKeeping {
  /** Writes as soon as the last one is written; of what comes meanwhile only the newest counts. */
  keep: (draft: KeptDraft) => void;
  /** Takes it away, after whatever is being written. */
  forget: () => Promise<void>;
  /** Resolves when what was to be kept is kept, or could not be. */
  settled: () => Promise<void>;
}

/** Keeps one draft in the browser. A browser that does not let us is told of, and typing goes on. */
export function createDraftKeeping(
  cache: DraftCache,
  { uid, id }: Pick<KeptDraft, 'uid' | 'id'>,
  onKept: (kept: boolean) => void,
): DraftKeeping {
  let next: KeptDraft | null = null;
  let writing: Promise<void> | null = null;
  let told = false;

  /** Whether the browser did it. It says why not in its own words, which name no content, and once. */
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
