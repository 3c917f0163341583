import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Knowledge } from '#domain/consultant/conversation/answers/answer.ts';
import type { GuidePassage } from '#domain/consultant/guide/guide.ts';
import { searchGuide } from '#domain/consultant/guide/search-guide.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { consultantGuide } from '#providers/consultant/guide.ts';
import { consultantLenses } from '#providers/consultant/lenses.ts';
import type { HttpClient } from '#providers/http/http.ts';
import { useRuntime } from '#providers/use-runtime.ts';

/** How long an answer waits for what is being loaded, in ms; then it is made from what is there. */
const WAIT = 4_000;

const NOTHING: Knowledge = { lenses: [], searchGuide: () => [] };

interface Loaded {
  lenses: readonly LensDefinition[] | null;
  passages: readonly GuidePassage[] | null;
}

async function load(client: HttpClient, signal: AbortSignal): Promise<Loaded> {
  const [lenses, passages] = await Promise.allSettled([
    consultantLenses(client, signal),
    consultantGuide(client),
  ]);
  return {
    lenses: lenses.status === 'fulfilled' ? lenses.value : null,
    passages: passages.status === 'fulfilled' ? passages.value : null,
  };
}

function toKnowledge({ lenses, passages }: Loaded): Knowledge {
  return { lenses: lenses ?? [], searchGuide: searchGuide(passages ?? []) };
}

const later = async <T>(value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value), WAIT);
  });

/** Loads the lenses and the guide. What could not be loaded is left out, so that calculators answer all the same. */
export function useKnowledge() {
  const { client } = useRuntime();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const loading = useRef<Promise<Knowledge>>(Promise.resolve(NOTHING));
  const start = useCallback(
    (signal: AbortSignal): void => {
      const coming = load(client, signal);
      loading.current = coming.then(toKnowledge);
      const show = async (): Promise<void> => {
        const all = await coming;
        if (!signal.aborted) setLoaded(all);
      };
      void show();
    },
    [client],
  );
  useEffect(() => {
    const leaving = new AbortController();
    start(leaving.signal);
    return () => leaving.abort();
  }, [start]);
  const retry = (): void => {
    setLoaded(null);
    start(new AbortController().signal);
  };
  const knowledge = useCallback(
    async (): Promise<Knowledge> => Promise.race([loading.current, later(NOTHING)]),
    [],
  );
  const isWhole = loaded !== null && loaded.lenses !== null && loaded.passages !== null;
  const state = loaded === null ? ('loading' as const) : isWhole ? 'ready' : 'partly';
  const lenses = useMemo(() => loaded?.lenses ?? [], [loaded]);
  return { state, lenses, knowledge, retry };
}
