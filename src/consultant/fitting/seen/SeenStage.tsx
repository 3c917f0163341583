import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LensValues } from '../first/LensValues.tsx';
import { StageHeading } from '../parts/StageHeading.tsx';
import { StepResultPanel } from '../result/StepResultPanel.tsx';
import { useFittingView } from '../state/fitting-context.ts';
import { resultOf } from '../steps/step-result.ts';
import { FindingsForm } from './FindingsForm.tsx';

/** A lens on the eye: what is seen, and what follows from it. */
export function SeenStage({ lens, step }: { lens: LensDefinition; step: number }) {
  const text = useText('fitting');
  const { file } = useFittingView().fitting;
  const worn = file.steps[step];
  if (!worn) return null;
  const outcome = resultOf(file, worn, lens);
  const number = step + 1;
  return (
    <section>
      <StageHeading>{text('stage.seen', { number })}</StageHeading>
      <p className="lead">{text('seen.lead')}</p>
      <p className="fitting-jump">
        <a className="link" href="#fitting-result" onClick={jumpToResult}>
          {text('result.jump')}
        </a>
      </p>
      <div className="fitting-columns">
        <div>
          <FindingsForm lens={lens} step={step} problems={outcome.problems} />
          {step > 0 && (
            <details className="fitting-details">
              <summary>{text('seen.worn', { number })}</summary>
              <LensValues lens={lens} step={step} />
            </details>
          )}
        </div>
        <StepResultPanel lens={lens} step={step} outcome={outcome} />
      </div>
    </section>
  );
}

/** The fragment of the address belongs to the fitting, so the link goes there by itself. */
function jumpToResult(event: { preventDefault: () => void }): void {
  event.preventDefault();
  const result = document.querySelector<HTMLElement>('#fitting-result');
  result?.focus();
  result?.scrollIntoView();
}
