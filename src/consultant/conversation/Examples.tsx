import { useText } from '#providers/messages/use-text.ts';

const EXAMPLES = ['vertex', 'first', 'change', 'axis', 'limits', 'guide'] as const;

/** Questions to begin with; a press asks one. */
export function Examples({ onAsk }: { onAsk: (text: string) => void }) {
  const text = useText('ask');
  return (
    <section aria-labelledby="conversation-examples">
      <h2 id="conversation-examples">{text('examples.label')}</h2>
      <ul className="conversation-examples">
        {EXAMPLES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => onAsk(text(`examples.${name}`))}
            >
              {text(`examples.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
