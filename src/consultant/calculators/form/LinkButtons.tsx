import { useText } from '#providers/messages/use-text.ts';
import { useCopy } from '../../page/use-copy.ts';

/** Copies a link that holds the values, and prints the page. */
export function LinkButtons({ link }: { link: string }) {
  const text = useText('calculators');
  const { state, copy } = useCopy(link);
  return (
    <div className="calculator-buttons">
      <button type="button" className="button button-quiet" onClick={copy}>
        {text('copyLink')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => print()}>
        {text('print')}
      </button>
      <output>{state && text(state)}</output>
    </div>
  );
}
