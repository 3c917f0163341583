import type { Citation } from '#domain/consultant/conversation/answers/answer.ts';
import { useText } from '#providers/messages/use-text.ts';
import { addressOf } from '../page/page-names.ts';
import { PlaceLink } from '../page/PlaceLink.tsx';
import { citationText } from './answer-text.ts';

/** A source in one line. */
export function useSourceText(): (citation: Citation) => string {
  const text = useText('ask');
  return (citation) =>
    citationText(citation, text(`standings.${citation.standing}`), (version) =>
      text('version', { version }),
    );
}

/** The numbered sources of an answer. A passage leads to the guide, a publication to where it can be read. */
export function AnswerSources({ citations }: { citations: readonly Citation[] }) {
  const text = useText('ask');
  const sourceText = useSourceText();
  if (citations.length === 0) return null;
  return (
    <details className="conversation-sources">
      <summary>
        {text('sources')} ({citations.length})
      </summary>
      <ol>
        {citations.map((citation) => (
          <li key={`${citation.title} ${citation.standing}`}>
            <SourceLink citation={citation}>{sourceText(citation)}</SourceLink>
          </li>
        ))}
      </ol>
    </details>
  );
}

function SourceLink({
  citation: { passage, address },
  children,
}: {
  citation: Citation;
  children: string;
}) {
  if (passage !== null) {
    return <PlaceLink to={addressOf(`guide/${passage}`)}>{children}</PlaceLink>;
  }
  if (address === null) return children;
  return (
    <a className="link" href={address} rel="noreferrer">
      {children}
    </a>
  );
}
