import type {
  CalculatorId,
  ChoiceName,
  FieldName,
  ResultName,
  SourceId,
  StepName,
} from './names.ts';
import type { Unit } from './units.ts';

export interface NumberField {
  kind: 'number';
  label: FieldName;
  /** The first is the one that the formula is given; the others can be typed instead. */
  units: readonly [Unit, ...Unit[]];
  /** The unit that is shown first; otherwise the first. */
  shown?: Unit;
  /** In the first unit. Beyond these a value is a typing error, or the formula does not hold. */
  min: number;
  max: number;
  /** Whole numbers only. */
  whole?: boolean;
  /** The formula works without it. */
  optional?: boolean;
  /** What is filled in before anybody types, in the shown unit. */
  initial?: string;
}

export interface ChoiceField<Option extends ChoiceName = ChoiceName> {
  kind: 'choice';
  label: FieldName;
  options: readonly [Option, ...Option[]];
}

export type Field = NumberField | ChoiceField;
export type Fields = Readonly<Record<string, Field>>;

/** What the formula gets for a field: a number in the field's first unit, or null when it is optional and empty. */
type ValueOf<F extends Field> =
  F extends ChoiceField<infer Option>
    ? Option
    : F extends { optional: true }
      ? number | null
      : number;

export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** One line of the working: the formula with its symbols, and with the numbers filled in. */
export interface Step {
  name: StepName;
  formula: string;
  filled: string;
}

export interface Result {
  name: ResultName;
  /** In the trade's notation, without its unit. */
  text: string;
  unit: Unit | '10⁻⁹' | '';
  /** Whether a recommended value is reached. */
  verdict?: 'reached' | 'notReached';
}

/** Why a value cannot be used, and the nearest one that can. Texts are in the unit of the field. */
export type Problem =
  | { field: string; kind: 'missing' | 'notNumber' | 'choice' }
  | { field: string; kind: 'range'; min: string; max: string; nearest: string; unit: Unit }
  | { field: string; kind: 'whole' | 'tooWide' | 'flatter'; nearest: string; unit: Unit }
  | { field: string; kind: 'otherUnit'; unit: Unit; other: Unit };

export type Outcome =
  | { kind: 'solved'; results: readonly [Result, ...Result[]]; steps: readonly Step[] }
  | { kind: 'problems'; problems: readonly Problem[] };

/** The names of three fields that are one power, so that `-3.00 -1.25 x 180` can be pasted into any of them. */
export interface PowerFields {
  sphere: string;
  cylinder: string;
  axis: string;
}

export interface Calculator<F extends Fields = Fields> {
  id: CalculatorId;
  fields: F;
  powers: readonly PowerFields[];
  /** Values that show what the calculator does, as typed in the shown units. */
  example: Readonly<Record<string, string>>;
  sources: readonly SourceId[];
  /** The formula. Its values are within the limits of the fields, and a cylinder has its axis. */
  compute(values: ValuesOf<F>): Outcome;
}

/** Types a calculator by its fields. */
export function defineCalculator<const F extends Fields>(calculator: Calculator<F>): Calculator<F> {
  return calculator;
}

export function solved(results: readonly [Result, ...Result[]], steps: readonly Step[]): Outcome {
  return { kind: 'solved', results, steps };
}
