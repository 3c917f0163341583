import { eyeClinicalSchema, type EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { validatePrescription } from '#domain/lens/engine/validate.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import { suggestParameters } from '#domain/lens/nomogram/suggest-parameters.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import { describeWarning } from '#domain/lens/warnings/describe-warning.ts';
import { ORDER_TYPES } from '#domain/orders/order-types.ts';
import { crossSection } from '#resources/lenses/drawing/cross-section.ts';
import { derivedValues } from '#src/customer/order/clinical/derived/derived-values.ts';
import { clinicalFields } from '#src/eye/clinical-fields.ts';
import type { Random } from '../../fixtures/random.ts';
import { contextOf, standingAfter } from '../domain/lens/warnings/build-context.ts';

const EXTREMES = [
  0, -0, 1e-9, -1e-9, 0.04, 0.5, 1, 20, 100, 180, 360, -100, -0.25, 7_800, 1e9, -1e9,
];

/** A number that somebody could mean, one at an end of what is thinkable, or an absurd one. */
function anyNumber(random: Random, usual: { min: number; max: number }): number {
  if (random.chance(0.4)) return random.pick(EXTREMES);
  const { min, max } = usual;
  return random.chance(0.1) ? random.pick([min, max]) : min + random.next() * (max - min);
}

/** Each field is missing, usual, extreme or absurd: also what no schema takes. */
export function anyClinical(random: Random): EyeClinical {
  const entries = clinicalFields().flatMap((field): [string, number | string][] => {
    if (random.chance(0.35)) return [];
    if (field.kind === 'number') return [[field.name, anyNumber(random, field)]];
    if (field.kind === 'choice') return [[field.name, random.pick(field.options).value]];
    return [[field.name, 'steeper']];
  });
  return Object.fromEntries(entries);
}

/** What of it an order can hold. */
function storable(clinical: EyeClinical): EyeClinical {
  const kept = Object.entries(clinical).filter(
    ([name, value]) => eyeClinicalSchema.safeParse({ [name]: value }).success,
  );
  return Object.fromEntries(kept);
}

/** What is shown of a sum that cannot be worked out. */
const NONSENSE = /NaN|Infinity|undefined|null/;

/** What was typed for the lens: each parameter missing, usual, extreme or absurd. */
function anyPrescription(lens: LensDefinition, random: Random): Prescription {
  const entries = lens.parameters.flatMap((parameter): [string, number | string][] => {
    if (random.chance(0.5)) return [];
    if (parameter.kind === 'choice')
      return [[parameter.name, random.pick(parameter.options).value]];
    return [[parameter.name, anyNumber(random, parameter)]];
  });
  return Object.fromEntries(entries);
}

function shownBy(
  lens: LensDefinition,
  clinical: EyeClinical,
  prescription: Prescription,
  random: Random,
) {
  const derived = derivedValues(clinical, lens, prescription);
  const order = { type: random.pick(ORDER_TYPES) };
  const eligibility = standingAfter(random.integer(0, 120), random.integer(0, 2));
  const warnings = checkWarnings(contextOf(lens, { prescription, clinical, order, eligibility }));
  const { back, front, steep } = crossSection(lens, prescription);
  return [
    ...derived.flatMap(({ value, working }) => value.concat(working.en, working.es)),
    ...warnings.flatMap((warning) => [
      describeWarning(warning, 'en'),
      describeWarning(warning, 'es'),
    ]),
    ...[...back, ...front, ...(steep ?? [])].map(({ x, z }) => String(x + z)),
  ];
}

/** What is wrong with what one record yields for a lens, as suggested and as typed. */
export function faultsWith(lens: LensDefinition, clinical: EyeClinical, random: Random): string[] {
  const typed = anyPrescription(lens, random);
  const stored = storable(clinical);
  const [suggestions, upon] = [{}, typed].map((given) => suggestParameters(lens, clinical, given));
  const suggested = Object.fromEntries((suggestions ?? []).map((s) => [s.parameter, s.value]));
  const shown = [
    ...[...(suggestions ?? []), ...(upon ?? [])].flatMap(({ reason }) => [reason.en, reason.es]),
    ...shownBy(lens, stored, suggested, random),
    ...shownBy(lens, stored, typed, random),
  ].filter((text) => NONSENSE.test(text));
  const refused = validatePrescription(lens, suggested)
    .filter(({ rule }) => rule === 'range' || rule === 'step')
    .map(({ field }) => `${field} cannot be made`);
  const record = JSON.stringify({ lens: lens.id, clinical, typed });
  return [...shown, ...refused].map((fault) => `${fault}: ${record}`);
}
