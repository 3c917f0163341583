import type { ReactNode } from 'react';
import type {
  Calculator,
  Fields,
  ValuesOf,
} from '#domain/consultant/calculators/parts/calculator.ts';
import { exampleValues, readValues } from '#domain/consultant/calculators/parts/read-values.ts';
import { useText } from '#providers/messages/use-text.ts';
import { addressOf } from '../../page/page-names.ts';
import { PageHeading } from '../../page/PageHeading.tsx';
import { PlaceLink } from '../../page/PlaceLink.tsx';
import { useCopy } from '../../page/use-copy.ts';
import { CalculatorFields } from './CalculatorFields.tsx';
import { CalculatorNotes } from './CalculatorNotes.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import './calculator.css';
import { useCalculator } from './use-calculator.ts';

interface CalculatorPageProps<F extends Fields> {
  calculator: Calculator<F>;
  /** Draws the values, or those of the example as long as some are missing. */
  renderPicture: (values: ValuesOf<F>) => ReactNode;
}

/** The page of one formula: values, result, picture, working, limits and sources. */
export function CalculatorPage<F extends Fields>({
  calculator,
  renderPicture,
}: CalculatorPageProps<F>) {
  const text = useText('calculators');
  const pagesText = useText('consultantPages');
  const state = useCalculator(calculator);
  const { outcome } = state;
  const isSolved = outcome.kind === 'solved';
  const drawn = isSolved ? state.values : readValues(calculator, exampleValues(calculator)).values;
  return (
    <div className="calculator">
      <PlaceLink className="link calculator-all" to={addressOf('calculators')}>
        {text('all')}
      </PlaceLink>
      <PageHeading>{pagesText(`${calculator.id}.title`)}</PageHeading>
      <p className="lead">{pagesText(`${calculator.id}.summary`)}</p>
      <div className="calculator-main">
        <CalculatorFields calculator={calculator} state={state} />
        <div className="calculator-answer">
          <CalculatorResult calculator={calculator} outcome={outcome} />
          <figure className="calculator-figure" data-example={!isSolved}>
            {renderPicture(drawn as ValuesOf<F>)}
            {!isSolved && <figcaption>{text('pictureOfExample')}</figcaption>}
          </figure>
          <LinkButtons link={state.link} />
        </div>
      </div>
      <CalculatorNotes calculator={calculator} outcome={outcome} />
    </div>
  );
}

/** Copies a link that holds the values, and prints the page. */
function LinkButtons({ link }: { link: string }) {
  const text = useText('calculators');
  const { state, copy } = useCopy(link);
  return (
    <div className="calculator-buttons">
      <button type="button" className="button button-quiet" onClick={copy}>
        {text('copyLink')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => print()}>
        {text('print')}
      </button>
      <output>{state && text(state)}</output>
    </div>
  );
}
