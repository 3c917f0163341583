import type { Calculator, Fields } from '#domain/consultant/calculators/parts/calculator.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import type { CalculatorState } from './use-calculator.ts';
import { useProblemText } from './use-problem-text.ts';

interface CalculatorFieldsProps<F extends Fields> {
  calculator: Calculator<F>;
  state: CalculatorState;
}

/** The values of a calculator. What is wrong with one is said beside it once it was left. */
export function CalculatorFields<F extends Fields>({
  calculator,
  state,
}: CalculatorFieldsProps<F>) {
  const text = useText('calculators');
  const problemText = useProblemText(calculator);
  const { typed, left, outcome } = state;
  const problems = outcome.kind === 'problems' ? outcome.problems : [];
  const problemOf = (name: string): string | null => {
    const problem = problems.find(({ field }) => field === name);
    return problem && left.has(name) ? problemText(problem) : null;
  };
  return (
    <form
      className="calculator-fields"
      aria-label={text('values')}
      onSubmit={(event) => event.preventDefault()}
    >
      {Object.entries(calculator.fields).map(([name, field]) =>
        field.kind === 'choice' ? (
          <ChoiceInput
            key={name}
            name={name}
            field={field}
            value={typed[name]?.text ?? ''}
            problem={problemOf(name)}
            onChange={(value) => state.type(name, value)}
          />
        ) : (
          <NumberInput
            key={name}
            name={name}
            field={field}
            typed={typed[name] ?? { text: '', unit: null }}
            problem={problemOf(name)}
            state={state}
          />
        ),
      )}
      {calculator.powers.length > 0 && <p className="field-hint">{text('pasteHint')}</p>}
      <div className="calculator-buttons">
        <button type="button" className="button button-quiet" onClick={state.showExample}>
          {text('example')}
        </button>
        <button type="button" className="button button-quiet" onClick={state.clear}>
          {text('clear')}
        </button>
      </div>
    </form>
  );
}
