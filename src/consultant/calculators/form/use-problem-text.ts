import type { Calculator, Problem } from '#domain/consultant/calculators/parts/calculator.ts';
import type { Unit } from '#domain/consultant/calculators/parts/units.ts';
import { useText } from '#providers/messages/use-text.ts';

/** The word for a unit: `D`, `mm`, or in the language of the page. */
export function useUnitText(): (unit: Unit | '10⁻⁹' | '') => string {
  const text = useText('calculators');
  return (unit) => {
    if (unit === 'Dk' || unit === 'p' || unit === 'e' || unit === 'Q' || unit === '10⁻⁹') {
      return text(`units.${unit}`);
    }
    return unit;
  };
}

/** Says what is wrong with a field; null for one that is only empty. */
export function useProblemText({
  fields,
}: Pick<Calculator, 'fields'>): (problem: Problem) => string | null {
  const text = useText('calculators');
  const unitText = useUnitText();
  return (problem) => {
    const { kind } = problem;
    if (kind === 'missing') return null;
    const label = fields[problem.field]?.label;
    const unit = 'unit' in problem ? unitText(problem.unit) : '';
    const other = 'other' in problem ? unitText(problem.other) : '';
    const field = label ? text(`fields.${label}`) : problem.field;
    return text(`problems.${kind}`, { ...problem, field, unit, other });
  };
}
