import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LensSection } from '../parts/LensSection.tsx';
import { StageHeading } from '../parts/StageHeading.tsx';
import { useFittingView } from '../state/fitting-context.ts';
import { isSeen } from '../steps/edit.ts';
import { LensValues } from './LensValues.tsx';
import { VaultBand } from './VaultBand.tsx';

/** The first lens: its values with reason and source, drawn to the numbers. */
export function FirstStage({ lens }: { lens: LensDefinition }) {
  const text = useText('fitting');
  const { fitting } = useFittingView();
  const { file } = fitting;
  const prescription = file.steps[0]?.prescription ?? {};
  return (
    <section>
      <StageHeading>{`${text('stage.first')}: ${lens.name}`}</StageHeading>
      <p className="lead">{text(isSeen(file) ? 'first.leadWorn' : 'first.lead')}</p>
      <div className="fitting-columns">
        <div>
          <LensValues lens={lens} step={0} />
          <button type="button" className="button" onClick={() => fitting.goTo(0)}>
            {text('next.seen')}
          </button>
        </div>
        <div className="fitting-aside">
          <LensSection lens={lens} prescription={prescription} />
          {lens.family === 'scleral' && <VaultBand lens={lens} />}
        </div>
      </div>
    </section>
  );
}
