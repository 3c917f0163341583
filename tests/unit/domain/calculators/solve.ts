import type {
  Calculator,
  Fields,
  Outcome,
} from '#domain/consultant/calculators/parts/calculator.ts';
import {
  calculate,
  firstUnit,
  initialValues,
  type TypedValues,
} from '#domain/consultant/calculators/parts/read-values.ts';
import type { Unit } from '#domain/consultant/calculators/parts/units.ts';

/** Texts in the shown unit of their field, or with another unit: `['7.80', 'mm']`. */
export type Texts = Record<string, string | [text: string, unit: Unit]>;

/** What somebody has typed, beside what stands there at first. */
export function typed(calculator: Pick<Calculator, 'fields'>, texts: Texts): TypedValues {
  const given = Object.entries(texts).map(([name, text]) => {
    const field = calculator.fields[name];
    const unit = field?.kind === 'number' ? firstUnit(field) : null;
    return [name, Array.isArray(text) ? { text: text[0], unit: text[1] } : { text, unit }];
  });
  return { ...initialValues(calculator), ...Object.fromEntries(given) };
}

export function outcomeOf<F extends Fields>(calculator: Calculator<F>, texts: Texts): Outcome {
  return calculate(calculator, typed(calculator, texts)).outcome;
}

/** The results, each as `name text unit`; or the problems. */
export function solve<F extends Fields>(calculator: Calculator<F>, texts: Texts): string[] {
  const outcome = outcomeOf(calculator, texts);
  if (outcome.kind === 'problems') {
    return outcome.problems.map((problem) => `${problem.field}: ${problem.kind}`);
  }
  return outcome.results.map(({ name, text, unit, verdict }) =>
    [name, text, unit, verdict].filter(Boolean).join(' '),
  );
}

/** The lines of the working. */
export function working<F extends Fields>(calculator: Calculator<F>, texts: Texts): string[] {
  const outcome = outcomeOf(calculator, texts);
  if (outcome.kind === 'problems') return [];
  return outcome.steps.map(({ name, formula, filled }) => `${name}: ${formula}: ${filled}`);
}
