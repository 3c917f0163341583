import type { Locale } from '#domain/basics/locale.ts';
import { ALL_CALCULATORS } from '#domain/consultant/calculators/all-calculators.ts';
import type { Calculator } from '#domain/consultant/calculators/parts/calculator.ts';
import { CALCULATOR_IDS } from '#domain/consultant/calculators/parts/names.ts';
import { SOURCES as CALCULATOR_SOURCES } from '#domain/consultant/calculators/parts/sources.ts';
import { convert } from '#domain/consultant/calculators/parts/units.ts';
import type { Answer, Said } from '#domain/consultant/conversation/answers/answer.ts';
import { MEASURES } from '#domain/consultant/fitting/planning/finding-fields.ts';
import { SOURCES as FITTING_SOURCES } from '#domain/consultant/fitting/planning/sources.ts';
import type { GuidePassage } from '#domain/consultant/guide/guide.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { MATERIALS_DK } from '#domain/lens/model/materials-dk.ts';
import {
  calculated,
  calculatorTitle,
  coreTexts,
  fixedTexts,
  keptCalculator,
  leaves,
  linkedCalculator,
} from './core-texts.ts';
import { givenFigures, isAmong, sizes } from './given-figures.ts';
import { numbersIn, says } from './text.ts';

/** An answer, and what it may have been drawn from. */
export interface Evidence {
  /** Of the whole conversation so far. */
  turns: readonly string[];
  locale: Locale;
  said: Said;
  lenses: readonly LensDefinition[];
  /** What the guide was searched for and gave. */
  passages: readonly GuidePassage[];
}

/** What the catalog says of a lens, without its prices. */
function lensTexts({
  parameters,
  combinations,
  warnings,
  name,
  description,
  source,
}: LensDefinition) {
  const materials = parameters.flatMap((one) =>
    one.kind === 'choice' && one.name === 'material' ? one.options.map(({ value }) => value) : [],
  );
  const permeabilities = materials.map((one) => MATERIALS_DK[one]);
  return leaves([parameters, combinations, warnings, name, description, source, permeabilities]);
}

/** The texts of an answer. */
export function textOf({ blocks }: Answer): string {
  return blocks.flatMap(({ texts }) => texts).join('\n');
}

/** The lens that is spoken of, and those that the answer names. */
export function lensesInPlay({
  lenses,
  said,
}: Pick<Evidence, 'lenses' | 'said'>): LensDefinition[] {
  const text = textOf(said.answer);
  return lenses.filter(
    ({ id, name, parameters }) =>
      id === said.after.lens || says(text, name) || (parameters.length > 0 && says(text, id)),
  );
}

/**
 * What the linked calculators answer, and the one whose values the case keeps, if what is typed in them was given; and
 * what was not given.
 */
function ofCalculators({ turns, said }: Evidence) {
  const given = givenFigures(turns);
  const texts: (number | string)[] = [];
  const notGiven: string[] = [];
  const used = [...said.answer.onward.map(linkedCalculator), keptCalculator(said.after)];
  for (const linked of used) {
    if (!linked) continue;
    const { calculator, query } = linked;
    const { typed, outcome } = calculated(calculator, query);
    const initial = Object.values(calculator.fields).flatMap((field) => leaves(field));
    const wrong = typed
      .flatMap(numbersIn)
      .filter((one) => !isAmong(one, [...given, 0, ...sizes(initial)]));
    notGiven.push(...wrong.map(({ shown }) => `${calculator.id}: ${shown}`));
    if (wrong.length === 0) texts.push(...typed, ...leaves(outcome));
  }
  return { texts, notGiven };
}

/** The calculators that the answer leads to, that were asked for, or that it names. */
function calculatorsInPlay({ said, locale }: Evidence): Calculator[] {
  const linked = said.answer.onward.map((one) => linkedCalculator(one)?.calculator.id);
  const text = textOf(said.answer);
  return ALL_CALCULATORS.filter(
    (one) =>
      one.id === said.after.intent ||
      linked.some((id) => id === one.id) ||
      says(text, calculatorTitle(one, locale)),
  );
}

/** The limits and the examples of calculators, in all units of a field. */
function limitsOf(calculators: readonly Calculator[]): number[] {
  const inUnits = calculators.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) =>
      field.kind === 'choice'
        ? []
        : field.units.flatMap((unit) =>
            [field.min, field.max].map((end) => convert(end, field.units[0], unit) ?? 0),
          ),
    ),
  );
  return sizes([...inUnits, ...leaves(calculators.map(({ example }) => example))]);
}

/** What all known publications are called, and the passages of the guide. */
function knownTitles({ lenses, passages }: Evidence): (number | string)[] {
  return leaves([
    CALCULATOR_SOURCES,
    FITTING_SOURCES,
    passages.map(({ source, reviewedOn, title, version }) => [source, reviewedOn, title, version]),
    lenses.map(({ parameters, source, name, version }) => [
      parameters.map((one) => one.source),
      source,
      name,
      version,
    ]),
    Object.values(MATERIALS_DK).map(({ source }) => source),
  ]);
}

/** Numbers of the kept case that nobody said and no lens has as its usual value. */
function madeUpCase(evidence: Evidence): string[] {
  const { said, turns, lenses } = evidence;
  const usual = lenses.flatMap(({ parameters }) => parameters.map((one) => one.default ?? 0));
  const allowed = [...givenFigures(turns), 0, 12, 180, ...sizes(usual)];
  return leaves(said.after.eyes)
    .filter((one): one is number => typeof one === 'number')
    .filter((value) => !isAmong({ value, decimals: 2 }, allowed))
    .map((value) => `case: ${value}`);
}

const EXAMPLE =
  /(?:for example|e\.g\.|such as|like|por ejemplo|p\. ?ej\.|como)(?:[^.?!]|\.(?=\d))*/gi;

/**
 * Returns the figures of an answer that nobody gave: neither the person, nor a passage that it cites, nor the lenses
 * that it speaks of, nor the core when it is asked again with the case as it stands after the turn and with the values
 * of the linked calculators, which must be the person's. Examples in a question are no claims.
 */
export function inventedFigures(evidence: Evidence): string[] {
  const { said, turns, locale, passages, lenses } = evidence;
  const { answer } = said;
  const cited = passages.filter(({ id }) => answer.citations.some(({ passage }) => passage === id));
  const inPlay = lensesInPlay(evidence);
  const { texts, notGiven } = ofCalculators(evidence);
  const calculators = calculatorsInPlay(evidence);
  const core = coreTexts(inPlay, said.after, locale);
  const titles = sizes([...knownTitles(evidence), ...core]);
  const citations = leaves(answer.citations.map(({ title, version }) => [title, version]));
  const allowed = [
    ...givenFigures(turns),
    ...sizes(texts),
    ...sizes(calculators.flatMap((one) => fixedTexts(one, locale))),
    ...sizes(leaves(cited.map(({ title, body, source }) => [title, body, source]))),
    ...sizes(inPlay.flatMap(lensTexts)),
    ...sizes(core),
    ...sizes(citations),
    CALCULATOR_IDS.length,
    lenses.length,
  ];
  // Who asks for a value says what can be used.
  const limits = answer.kind === 'ask' ? [...allowed, ...limitsOf(calculators)] : allowed;
  const asking = [...limits, ...limitsOf(calculators), ...sizes(leaves(MEASURES))];
  const inBlocks = answer.blocks.flatMap(({ kind, texts: said_ }) => {
    const isAsking = kind === 'question' || kind === 'warning';
    return said_
      .flatMap((text) => numbersIn(kind === 'question' ? text.replaceAll(EXAMPLE, '') : text))
      .filter((one) => !isAmong(one, isAsking ? asking : limits));
  });
  const inTitles = citations
    .flatMap((one) => numbersIn(String(one)))
    .filter((one) => !isAmong(one, titles));
  return [
    ...inBlocks.map(({ shown }) => shown),
    ...inTitles.map(({ shown }) => `citation: ${shown}`),
    ...notGiven,
    ...madeUpCase(evidence),
  ];
}
