import { useEffect, useState } from 'react';
import { COPY_CONFIRMATION } from '#domain/constants.ts';
import { useText } from '#providers/messages/use-text.ts';

/** Copies a link that holds the values, and prints the page. */
export function LinkButtons({ link }: { link: string }) {
  const text = useText('calculators');
  const [state, setState] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState(null), COPY_CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(link, location.href).href);
      setState('copied');
    } catch {
      setState('notCopied');
    }
  };
  return (
    <div className="calculator-buttons">
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        {text('copyLink')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => print()}>
        {text('print')}
      </button>
      <output>{state && text(state)}</output>
    </div>
  );
}
