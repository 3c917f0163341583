import type { ReactNode } from 'react';
import {
  describeMissing,
  describeSaid,
  describeUnmade,
} from '#domain/consultant/fitting/describe.ts';
import { SOURCES } from '#domain/consultant/fitting/planning/sources.ts';
import type { FittingResult } from '#domain/consultant/fitting/proposal.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { SourceLink } from '../parts/SourceNote.tsx';
import { useWords } from '../state/use-words.ts';

/** Sources that disagree, what else helps, what is missing, and what this lens is not made with. */
export function ResultNotes({ lens, result }: { lens: LensDefinition; result: FittingResult }) {
  const text = useText('fitting');
  const words = useWords();
  const { conflicts, advice, missing, unmade } = result;
  return (
    <div className="fitting-notes">
      <NoteList heading={text('result.missing')}>
        {missing.map((field) => (
          <li key={field}>{describeMissing(field, lens, words)}</li>
        ))}
      </NoteList>
      <NoteList heading={text('result.conflicts')}>
        {conflicts.map((conflict) => (
          <li key={conflict.key}>
            {describeSaid(conflict, words)}. {text('result.followed', { source: '' })}
            <SourceLink source={conflict.followed} lensId={lens.id} />.{' '}
            {text('result.others', {
              sources: conflict.others.map((source) => SOURCES[source].title).join('; '),
            })}
          </li>
        ))}
      </NoteList>
      <NoteList heading={text('result.advice')}>
        {advice.map((note) => (
          <li key={describeSaid(note, words)}>
            {describeSaid(note, words)} <SourceLink source={note.source} lensId={lens.id} />
          </li>
        ))}
      </NoteList>
      <NoteList heading={text('result.unmade')}>
        {unmade.map((change) => (
          <li key={change.id}>{describeUnmade(change, lens, words)}</li>
        ))}
      </NoteList>
    </div>
  );
}

function NoteList({ heading, children }: { heading: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h4>{heading}</h4>
      <ul>{children}</ul>
    </section>
  );
}
