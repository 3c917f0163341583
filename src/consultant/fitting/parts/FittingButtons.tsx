import { useEffect, useState } from 'react';
import { COPY_CONFIRMATION } from '#domain/basics/constants.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFittingView } from '../state/fitting-context.ts';
import { writeFragment } from '../state/fragment.ts';

/** Copies a link that holds the fitting, prints it, and starts anew. */
export function FittingButtons() {
  const text = useText('fitting');
  const { fitting } = useFittingView();
  const [state, setState] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState(null), COPY_CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    const fragment = writeFragment(fitting.link, fitting.stage);
    try {
      await navigator.clipboard.writeText(new URL(fragment, location.href).href);
      setState('copied');
    } catch {
      setState('notCopied');
    }
  };
  return (
    <div className="fitting-buttons">
      <button type="button" className="button button-quiet" onClick={() => void copy()}>
        {text('link.copy')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => print()}>
        {text('link.print')}
      </button>
      <button type="button" className="button button-quiet" onClick={fitting.startAnew}>
        {text('link.anew')}
      </button>
      <output>{state && text(`link.${state}`)}</output>
    </div>
  );
}
