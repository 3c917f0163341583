import { useEffect, useState } from 'react';
import type { GuidePassage } from '#domain/consultant/guide/guide.ts';
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
  useEffect(() => {
    consultantGuide(client).then(setPassages, () => setPassages('failed'));
  }, [client]);
  const retry = (): void => {
    setPassages(null);
    consultantGuide(client).then(setPassages, () => setPassages('failed'));
  };
  if (passages === null) return { state: 'loading' };
  return passages === 'failed' ? { state: 'failed', retry } : { state: 'ready', passages };
}
