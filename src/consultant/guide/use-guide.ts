import { useCallback, useEffect, useState } from 'react';
import type { GuidePassage } from '#domain/schemas/guide.ts';
import { consultantGuide } from '#providers/consultant/guide.ts';
import { useRuntime } from '#providers/use-runtime.ts';

type Guide =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; passages: readonly GuidePassage[] };

/** Loads the guide, which is then kept for the visit. */
export function useGuide(): Guide {
  const { client } = useRuntime();
  const [passages, setPassages] = useState<readonly GuidePassage[] | 'failed' | null>(null);
  const load = useCallback(async (): Promise<void> => {
    setPassages(null);
    try {
      setPassages(await consultantGuide(client));
    } catch {
      setPassages('failed');
    }
  }, [client]);
  useEffect(() => void load(), [load]);
  if (passages === null) return { state: 'loading' };
  return passages === 'failed'
    ? { state: 'failed', retry: () => void load() }
    : { state: 'ready', passages };
}
