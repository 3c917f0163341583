import { useText } from '#providers/messages/use-text.ts';

/** What stands in place of the guide while it is loaded, and when it could not be. */
export function GuideLoading({ retry }: { retry?: () => void }) {
  const text = useText('guide');
  if (!retry) return <output className="hint">{text('loading')}</output>;
  return (
    <div className="alert" role="alert">
      <p>{text('failed')}</p>
      <button type="button" className="button button-quiet" onClick={retry}>
        {text('retry')}
      </button>
    </div>
  );
}
