import { useEffect, useState, type ComponentType } from 'react';
import { loadTexts } from '#providers/messages/locale.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const nothingMore = (): void => undefined;

/**
 * Loads a part of a page with its texts when it is wanted, so that pages which seldom show it do not load it. Null until it is
 * there.
 *
 * @param load Does not change between renders, and neither does `onFailed`, which is called when it could not be loaded.
 */
export function useLater<Props>(
  load: Load<Props>,
  isWanted: boolean,
  onFailed: () => void = nothingMore,
): { Part: ComponentType<Props> | null } {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!isWanted || Part) return undefined;
    const end = new AbortController();
    const begin = async () => {
      const loaded = await loadPart(load);
      if (end.signal.aborted) return;
      if (loaded) setPart(() => loaded);
      else onFailed();
    };
    void begin();
    return () => end.abort();
  }, [isWanted, Part, load, onFailed]);
  return { Part };
}

async function loadPart<Props>(load: Load<Props>): Promise<ComponentType<Props> | null> {
  try {
    const [loaded] = await Promise.all([load(), loadTexts('returns')]);
    return loaded.default;
  } catch (error) {
    console.warn('A part of the page could not be loaded', error);
    return null;
  }
}
