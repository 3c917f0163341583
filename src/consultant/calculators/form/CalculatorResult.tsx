import { useEffect, useState } from 'react';
import type {
  Calculator,
  Fields,
  Outcome,
  Problem,
  Result,
} from '#domain/consultant/calculators/parts/calculator.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useUnitText } from './use-problem-text.ts';

/** How long somebody pauses before a screen reader reads it, in ms. */
const PAUSE = 1000;

interface CalculatorResultProps<F extends Fields> {
  calculator: Calculator<F>;
  outcome: Outcome;
}

/** The results at once; a screen reader hears the first one after a pause, so that it does not chatter. */
export function CalculatorResult<F extends Fields>({
  calculator,
  outcome,
}: CalculatorResultProps<F>) {
  const text = useText('calculators');
  const writeResult = useWrittenResult();
  const missing = useMissing(calculator);
  const solved = outcome.kind === 'solved' ? outcome.results : [];
  const said =
    outcome.kind === 'solved' ? writeResult(outcome.results[0]) : missing(outcome.problems);
  return (
    <section className="calculator-result" aria-labelledby="result">
      <h2 id="result">{text('result')}</h2>
      {outcome.kind === 'problems' ? (
        <p className="calculator-missing">{said}</p>
      ) : (
        <dl>
          {solved.map((result) => (
            <ResultRow key={result.name} result={result} />
          ))}
        </dl>
      )}
      <Announcement text={said} />
    </section>
  );
}

function ResultRow({ result: { name, text: value, unit, verdict } }: { result: Result }) {
  const text = useText('calculators');
  const unitText = useUnitText();
  return (
    <div data-verdict={verdict}>
      <dt>{text(`results.${name}`)}</dt>
      <dd>
        {value} <span className="calculator-unit">{unitText(unit)}</span>
        {verdict && <span className="calculator-verdict"> {text(`verdicts.${verdict}`)}</span>}
      </dd>
    </div>
  );
}

/** A result in words: `Power at the cornea −5.60 D`. */
export function useWrittenResult(): (result: Result) => string {
  const text = useText('calculators');
  const unitText = useUnitText();
  return ({ name, text: value, unit }) =>
    `${text(`results.${name}`)}: ${value} ${unitText(unit)}`.trim();
}

/** Which values are wrong, or else which are still needed. */
function useMissing({
  fields,
}: Pick<Calculator, 'fields'>): (problems: readonly Problem[]) => string {
  const text = useText('calculators');
  return (problems) => {
    const wrong = problems.filter(({ kind }) => kind !== 'missing');
    const names = (wrong.length > 0 ? wrong : problems).map(({ field }) => {
      const label = fields[field]?.label;
      return label ? text(`fields.${label}`) : field;
    });
    return text(wrong.length > 0 ? 'checkFields' : 'stillNeeded', { fields: names.join(', ') });
  };
}

function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="calculator-unseen">{said}</output>;
}
