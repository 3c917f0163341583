import { useText } from '#providers/messages/use-text.ts';
import type { AnsweredBy as By } from './answer-turn.ts';
import { AnswerBlocks } from './AnswerBlocks.tsx';
import { AnswerSources } from './AnswerSources.tsx';

/** Says that a language model worded the answer, with the core's own below; or why the core answered in its place. */
export function AnsweredBy({ by }: { by: By }) {
  const text = useText('askModel');
  if (by.kind === 'core') return <p className="conversation-masked">{text(by.because)}</p>;
  return (
    <>
      <p className="conversation-masked">{text('badge')}</p>
      <details>
        <summary>{text('core')}</summary>
        <AnswerBlocks blocks={by.core.blocks} />
        <AnswerSources citations={by.core.citations} />
      </details>
    </>
  );
}
