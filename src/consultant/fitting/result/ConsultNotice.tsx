import { describeSaid } from '#domain/consultant/fitting/describe.ts';
import type { Note } from '#domain/consultant/fitting/planning/plan.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ContactLink } from '../parts/ContactLink.tsx';
import { SourceLink } from '../parts/SourceNote.tsx';
import { useWords } from '../state/use-words.ts';

/** Why a consultant is to be asked: before the changes, so that nobody overlooks it. */
export function ConsultNotice({ lens, notes }: { lens: LensDefinition; notes: readonly Note[] }) {
  const text = useText('fitting');
  const words = useWords();
  if (notes.length === 0) return null;
  return (
    <div className="fitting-consult">
      <h4>{text('result.consult')}</h4>
      <ul>
        {notes.map((note) => (
          <li key={describeSaid(note, words)}>
            {describeSaid(note, words)} <SourceLink source={note.source} lensId={lens.id} />
          </li>
        ))}
      </ul>
      <ContactLink />
    </div>
  );
}
