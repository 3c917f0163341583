import { useEffect, useState, type ComponentType } from 'react';
import { loadTexts } from '#providers/messages/locale.ts';

/**
 * Loads a part of a page with its texts when it is wanted, so that pages which seldom show it do not load it. Null until it is
 * there; `hasFailed` when it could not be loaded.
 *
 * @param load Does not change between renders.
 */
export function useLater<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): { Part: ComponentType<Props> | null; hasFailed: boolean } {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || Part) return undefined;
    let isOver = false;
    setHasFailed(false);
    void Promise.all([load(), loadTexts('returns')]).then(
      ([loaded]) => {
        if (!isOver) setPart(() => loaded.default);
      },
      () => {
        if (!isOver) setHasFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, Part, load]);
  return { Part, hasFailed };
}
