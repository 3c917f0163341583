import {
  SOURCES,
  standingFor,
  type FittingSource,
  type SourceId,
} from '#domain/consultant/fitting/planning/sources.ts';
import type { Source } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useWords } from '../state/use-words.ts';

/** A source of the nomograms and of the choice of a lens: how far to trust it, and what it is. Notes are in English. */
export function SourceNote({ source: { status, note } }: { source: Source }) {
  const text = useText('fitting');
  return (
    <span className="fitting-source">
      <span className="fitting-standing" data-standing={status}>
        {text(`standing.${status}`)}
      </span>{' '}
      <span lang="en">{note}</span>
    </span>
  );
}

/** A publication of the fitting core, with its address and how far to trust it for a lens. */
export function SourceLink({ source, lensId }: { source: SourceId; lensId: string }) {
  const { texts } = useWords();
  const { title, version, address }: FittingSource = SOURCES[source];
  const standing = standingFor(source, lensId);
  const name = version === null ? title : `${title}, ${version}`;
  // Our own assumption needs no title beside it.
  const isOwn = standing === 'assumption';
  return (
    <span className="fitting-source">
      <span className="fitting-standing" data-standing={standing}>
        {texts[`standing.${standing}`]}
      </span>
      {!isOwn && ' '}
      {!isOwn && address === null && <span lang="en">{name}</span>}
      {!isOwn && address !== null && (
        <a className="link" href={address} lang="en" rel="noreferrer" target="_blank">
          {name}
        </a>
      )}
    </span>
  );
}
