import { describeChange } from '#domain/consultant/fitting/describe.ts';
import type { ProposedChange } from '#domain/consultant/fitting/proposal.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { SourceLink } from '../parts/SourceNote.tsx';
import { useWords } from '../state/use-words.ts';

interface ChangeCardProps {
  lens: LensDefinition;
  change: ProposedChange;
  isFirst: boolean;
  isChosen: boolean;
  /** Lenses were made with the change that is chosen now. */
  hasLater: boolean;
  /** Null takes the choice back. */
  onChoose: (id: string | null) => void;
}

/** One change: what, by how much, why, who says so and how far to trust it. */
export function ChangeCard(props: ChangeCardProps) {
  const { lens, change, isFirst, isChosen, hasLater, onChoose } = props;
  const text = useText('fitting');
  const words = useWords();
  const { lines, reason, limited, standing, otherLens } = describeChange(change, lens, words);
  const { source, amountSource } = change;
  return (
    <li className="fitting-card" data-chosen={isChosen}>
      <p className="fitting-kind">
        {text(isFirst ? 'result.first' : 'result.other')}: {words.texts[change.finding]}
      </p>
      {lines.map((line) => (
        <p key={line} className="fitting-change">
          {line}
        </p>
      ))}
      {limited !== null && <p className="fitting-limited">{limited}</p>}
      <p>{reason}.</p>
      <dl className="fitting-sources">
        <div>
          <dt>{text('result.source')}</dt>
          <dd>
            <SourceLink source={source} lensId={lens.id} />
          </dd>
        </div>
        {amountSource !== source && (
          <div>
            <dt>{text('result.amountSource')}</dt>
            <dd>
              <SourceLink source={amountSource} lensId={lens.id} />
            </dd>
          </div>
        )}
      </dl>
      <p className="fitting-trust">
        {text('result.countsAs', { standing })}
        {otherLens !== null && `. ${otherLens}`}
      </p>
      {isChosen ? (
        <p className="fitting-buttons">
          <strong>{text('result.chosen')}</strong>
          {!hasLater && (
            <button type="button" className="button button-quiet" onClick={() => onChoose(null)}>
              {text('result.undo')}
            </button>
          )}
        </p>
      ) : (
        <button
          type="button"
          className={isFirst ? 'button' : 'button button-quiet'}
          onClick={() => onChoose(change.id)}
        >
          {text(hasLater ? 'result.chooseInstead' : 'result.choose')}
          <span className="fitting-unseen"> {lines.join('; ')}</span>
        </button>
      )}
    </li>
  );
}
