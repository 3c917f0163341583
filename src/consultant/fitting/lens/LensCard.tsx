import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { SourceNote } from '../parts/SourceNote.tsx';
import { useFittingView } from '../state/fitting-context.ts';
import { isSeen } from '../steps/edit.ts';
import type { LensChoice } from './choice/choose-lenses.ts';

interface LensCardProps {
  choice: LensChoice;
  isChosen: boolean;
  onChoose: (lens: LensDefinition) => void;
}

/** One lens with its verdict, the reasons and their sources. */
export function LensCard({
  choice: { lens, verdict, reasons },
  isChosen,
  onChoose,
}: LensCardProps) {
  const text = useText('fitting');
  const locale = useLocale();
  const { fitting } = useFittingView();
  const label = (): string => {
    if (isChosen) return text('choose.chosen', { lens: lens.name });
    return text(isSeen(fitting.file) ? 'choose.anew' : 'choose.choose', { lens: lens.name });
  };
  return (
    <li className="fitting-card" data-chosen={isChosen}>
      <h3>{lens.name}</h3>
      <p className="fitting-verdict" data-verdict={verdict}>
        {text(`choose.verdict.${verdict}`)}
      </p>
      <ul className="fitting-reasons">
        {reasons.map((one) => (
          <li key={one.text.en} data-kind={one.kind}>
            <span className="fitting-kind">{text(`choose.kind.${one.kind}`)}:</span>{' '}
            {one.text[locale]} <SourceNote source={one.source} />
          </li>
        ))}
      </ul>
      {verdict !== 'ruledOut' && (
        <button
          type="button"
          className={isChosen ? 'button' : 'button button-quiet'}
          onClick={() => onChoose(lens)}
        >
          {label()}
        </button>
      )}
    </li>
  );
}
