import { useEffect, useRef } from 'react';
import { STEPS_MOST } from '#domain/consultant/fitting-link/fitting-file.ts';
import { FITTING_FRAGMENT } from '#domain/consultant/fitting-link/to-link.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { addressOf } from '../../page/page-names.ts';
import { PlaceLink } from '../../page/PlaceLink.tsx';
import { LensSection } from '../parts/LensSection.tsx';
import { useFittingView } from '../state/fitting-context.ts';
import { seenAgain } from '../steps/edit.ts';
import type { StepResult } from '../steps/step-result.ts';

interface NextLensPanelProps {
  lens: LensDefinition;
  step: number;
  outcome: StepResult;
  /** How often a change was chosen: the heading gets the focus with each. */
  choices: number;
}

/** The way to a draft order, through the sign-in; the fitting goes along in the fragment. */
const ORDER = addressOf('fitting/order');

/** The lens with the chosen change, drawn on the worn one, and how to go on. */
export function NextLensPanel({ lens, step, outcome: { next }, choices }: NextLensPanelProps) {
  const text = useText('fitting');
  const { fitting } = useFittingView();
  const { file } = fitting;
  const worn = file.steps[step];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (choices > 0) heading.current?.focus();
  }, [choices]);
  if (!next || !worn) return null;
  const isLast = step === file.steps.length - 1;
  const isFull = file.steps.length >= STEPS_MOST;
  const goOn = (): void => fitting.goTo(step + 1, isLast ? seenAgain(file, lens) : file);
  return (
    <section className="fitting-next" aria-labelledby="fitting-next-lens">
      <h4 id="fitting-next-lens" ref={heading} tabIndex={-1}>
        {text('nextLens.heading', { number: step + 2 })}
      </h4>
      <p>{text('nextLens.lead')}</p>
      <LensSection
        lens={lens}
        prescription={next.prescription}
        before={{ prescription: worn.prescription, number: step + 1 }}
      />
      <div className="fitting-buttons">
        {isFull && isLast ? (
          <p>{text('nextLens.most')}</p>
        ) : (
          <button type="button" className="button" onClick={goOn}>
            {text('nextLens.seenAgain', { number: step + 2 })}
          </button>
        )}
        {isLast && (
          <PlaceLink
            className="button button-quiet"
            to={`${ORDER}#${FITTING_FRAGMENT}${fitting.link}`}
          >
            {text('nextLens.order')}
          </PlaceLink>
        )}
      </div>
      {isLast && <p className="field-hint">{text('nextLens.orderHint')}</p>}
    </section>
  );
}
