import type {
  Calculator,
  Fields,
  Outcome,
} from '#domain/consultant/calculators/parts/calculator.ts';
import type { SourceId } from '#domain/consultant/calculators/parts/names.ts';
import { SOURCES } from '#domain/consultant/calculators/parts/sources.ts';
import { useText } from '#providers/messages/use-text.ts';

interface CalculatorNotesProps<F extends Fields> {
  calculator: Calculator<F>;
  outcome: Outcome;
}

/** VC-03: the working with the numbers filled in, when the formula does not hold, and where it is from. */
export function CalculatorNotes<F extends Fields>({
  calculator,
  outcome,
}: CalculatorNotesProps<F>) {
  const text = useText('calculators');
  const stepText = useText('calculatorSteps');
  const limitText = useText('calculatorLimits');
  return (
    <>
      {outcome.kind === 'solved' && (
        <section aria-labelledby="working">
          <h2 id="working">{text('working')}</h2>
          <ol className="calculator-steps">
            {outcome.steps.map(({ name, formula, filled }) => (
              <li key={name}>
                {stepText(name)}
                <code>{formula}</code>
                <code className="calculator-filled">{filled}</code>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="limits">
        <h2 id="limits">{text('limits')}</h2>
        <p className="calculator-text">{limitText(calculator.id)}</p>
      </section>
      <section aria-labelledby="sources">
        <h2 id="sources">{text('sources')}</h2>
        <ul className="calculator-text">
          {calculator.sources.map((id) => (
            <li key={id}>
              <SourceLine id={id} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Title, date and standing of a source. What any textbook has needs no date. */
function SourceLine({ id }: { id: SourceId }) {
  const text = useText('calculators');
  if (id === 'geometry' || id === 'optics') return text(`standards.${id}`);
  const { title, date, standing } = SOURCES[id];
  return `${title}, ${date ?? text('undated')} (${text(`standings.${standing}`)})`;
}
