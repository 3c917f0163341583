import type { Locale } from '#domain/basics/locale.ts';
import { ALL_CALCULATORS } from '#domain/consultant/calculators/all-calculators.ts';
import { calculatorLimits as limitsEn } from '#domain/consultant/calculators/messages/en/limits.ts';
import { calculatorNames as namesEn } from '#domain/consultant/calculators/messages/en/names.ts';
import { calculatorPages as pagesEn } from '#domain/consultant/calculators/messages/en/pages.ts';
import { calculatorSteps as stepsEn } from '#domain/consultant/calculators/messages/en/steps.ts';
import { calculatorLimits as limitsEs } from '#domain/consultant/calculators/messages/es/limits.ts';
import { calculatorNames as namesEs } from '#domain/consultant/calculators/messages/es/names.ts';
import { calculatorPages as pagesEs } from '#domain/consultant/calculators/messages/es/pages.ts';
import { calculatorSteps as stepsEs } from '#domain/consultant/calculators/messages/es/steps.ts';
import type { Calculator, Outcome } from '#domain/consultant/calculators/parts/calculator.ts';
import { fromQuery } from '#domain/consultant/calculators/parts/link.ts';
import { calculate, exampleValues } from '#domain/consultant/calculators/parts/read-values.ts';
import type { Onward } from '#domain/consultant/conversation/answers/answer.ts';
import type { ConversationCase } from '#domain/consultant/conversation/conversation-case.ts';
import {
  describeChange,
  describeSaid,
  describeUnmade,
  type Words,
} from '#domain/consultant/fitting/describe.ts';
import { en } from '#domain/consultant/fitting/messages/en.ts';
import { es } from '#domain/consultant/fitting/messages/es.ts';
import type { FittingResult } from '#domain/consultant/fitting/proposal.ts';
import { proposeChanges } from '#domain/consultant/fitting/propose-changes.ts';
import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { derivedValues } from '#src/customer/order/clinical/derived/derived-values.ts';

const EYES = ['right', 'left'] as const;
const TEXTS = { en, es };

/** Numbers and texts, as far as they are in a value of any shape. Adds them to `found`: values are large. */
export function leaves(value: unknown, found: (number | string)[] = []): (number | string)[] {
  if (typeof value === 'number' || typeof value === 'string') found.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) leaves(one, found);
  return found;
}

function resultTexts(result: FittingResult, lens: LensDefinition, words: Words): string[] {
  const said = [...result.advice, ...result.conflicts, ...result.consult];
  return [
    ...result.changes.flatMap((one) => leaves(describeChange(one, lens, words)).map(String)),
    ...result.unmade.flatMap((one) => [
      describeUnmade(one, lens, words),
      describeSaid(one.reason, words),
    ]),
    ...said.map((one) => describeSaid(one, words)),
  ];
}

/** What the fitting core answers to the case, with the worn values as they are and beside the lens's usual ones. */
function fittingOf(lens: LensDefinition, { eyes }: ConversationCase, locale: Locale) {
  const words = { locale, texts: TEXTS[locale] };
  return EYES.flatMap((eye) => {
    const { clinical, prescription, findings } = eyes[eye];
    return [prescription, defaultPrescription(lens, prescription)].flatMap((worn) => {
      const result = proposeChanges({ lens, prescription: worn, eye, clinical, findings });
      return leaves([result, resultTexts(result, lens, words)]);
    });
  });
}

/** What the core says to the case, for each lens that is spoken of: next changes, first parameters, derived values. */
export function coreTexts(
  lenses: readonly LensDefinition[],
  present: ConversationCase,
  locale: Locale,
): (number | string)[] {
  const derived = (lens: LensDefinition | null) =>
    EYES.flatMap((eye) => {
      const { clinical, prescription } = present.eyes[eye];
      return leaves(derivedValues(clinical, lens, prescription));
    });
  const ofLens = (lens: LensDefinition) => [
    ...fittingOf(lens, present, locale),
    ...EYES.flatMap((eye) => {
      const { clinical, prescription } = present.eyes[eye];
      return leaves([
        suggestParameters(lens, clinical),
        suggestParameters(lens, clinical, prescription),
      ]);
    }),
    ...derived(lens),
  ];
  return [...derived(null), ...lenses.flatMap(ofLens)];
}

/** What the calculator that was asked for last answers to the values that the case keeps of it; null for none. */
export function keptCalculator({
  intent,
  values,
}: ConversationCase): { calculator: Calculator; query: string } | null {
  const calculator = ALL_CALCULATORS.find(({ id }) => id === intent);
  return calculator ? { calculator, query: new URLSearchParams(values).toString() } : null;
}

/** The calculator that a page goes on to, with what its link says; null for another page. */
export function linkedCalculator({
  kind,
  to,
}: Onward): { calculator: Calculator; query: string } | null {
  if (kind !== 'calculator') return null;
  const [path = '', query = ''] = to.split('?');
  const id = path.split('/').at(-1);
  const calculator = ALL_CALCULATORS.find((one) => one.id === id);
  return calculator ? { calculator, query } : null;
}

/** What is typed into a linked calculator, and what it answers. */
export function calculated(
  calculator: Calculator,
  query: string,
): { typed: string[]; outcome: Outcome } {
  const values = fromQuery(calculator, query);
  const typed = Object.values(values).map(({ text }) => text);
  return { typed, outcome: calculate(calculator, values).outcome };
}

const CALCULATOR_TEXTS = {
  en: { limits: limitsEn, names: namesEn, pages: pagesEn, steps: stepsEn },
  es: { limits: limitsEs, names: namesEs, pages: pagesEs, steps: stepsEs },
};

/** What a calculator is called. */
export function calculatorTitle({ id }: Calculator, locale: Locale): string {
  return CALCULATOR_TEXTS[locale].pages[id].title;
}

/** What a calculator says whatever it is given: its formulas, what its steps and results are called, when it holds. */
export function fixedTexts(calculator: Calculator, locale: Locale): (number | string)[] {
  const { limits, names, pages, steps } = CALCULATOR_TEXTS[locale];
  const { outcome } = calculate(calculator, exampleValues(calculator));
  const formulas = outcome.kind === 'solved' ? outcome.steps : [];
  return leaves([
    limits[calculator.id],
    pages[calculator.id],
    names.results,
    formulas.map(({ name, formula }) => [steps[name], formula]),
  ]);
}
