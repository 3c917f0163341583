import { useEffect, useState } from 'react';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { consultantLenses } from '#providers/consultant/lenses.ts';
import type { HttpClient } from '#providers/http/http.ts';
import { useRuntime } from '#providers/use-runtime.ts';

export type Lenses =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'loaded'; lenses: readonly LensDefinition[] };

function ask(client: HttpClient, signal: AbortSignal, answer: (lenses: Lenses) => void): void {
  consultantLenses(client, signal).then(
    (lenses) => answer({ state: 'loaded', lenses }),
    () => !signal.aborted && answer({ state: 'failed' }),
  );
}

/** The offered lenses, and what asks for them again after a failure. */
export function useLenses(): { lenses: Lenses; retry: () => void } {
  const { client } = useRuntime();
  const [lenses, setLenses] = useState<Lenses>({ state: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    ask(client, leaving.signal, setLenses);
    return () => leaving.abort();
  }, [client]);
  const retry = (): void => {
    setLenses({ state: 'loading' });
    ask(client, new AbortController().signal, setLenses);
  };
  return { lenses, retry };
}
