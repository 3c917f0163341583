import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { StageHeading } from '../parts/StageHeading.tsx';
import { useFittingView } from '../state/fitting-context.ts';
import { withLens } from '../steps/edit.ts';
import { chooseLenses } from './choice/choose-lenses.ts';
import { LensCard } from './LensCard.tsx';

/** Why each offered lens suits the eye, or does not, and the choice of one. */
export function LensStage() {
  const text = useText('fitting');
  const { fitting, lenses, lens } = useFittingView();
  const { file } = fitting;
  const choose = (chosen: LensDefinition): void => fitting.goTo('first', withLens(file, chosen));
  return (
    <section>
      <StageHeading>{text('stage.lens')}</StageHeading>
      <p className="lead">{text('choose.lead')}</p>
      {file.lens !== null && !lens && <p className="alert">{text('choose.notOffered')}</p>}
      <ul className="fitting-lenses">
        {chooseLenses(lenses, file.clinical).map((choice) => (
          <LensCard
            key={choice.lens.id}
            choice={choice}
            isChosen={choice.lens.id === file.lens}
            onChoose={choose}
          />
        ))}
      </ul>
    </section>
  );
}
