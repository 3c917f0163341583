import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import {
  newFitting,
  type FittingFile,
  type FittingStep,
} from '#domain/consultant/fitting-link/fitting-file.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { FittingOrigin } from '#domain/orders/fitting-marks.ts';
import type { Eye } from '#domain/orders/order.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { firstLens, type TypedValues } from '#src/consultant/fitting/steps/first-lens.ts';
import { resultOf } from '#src/consultant/fitting/steps/step-result.ts';
import { eyeOfFitting } from '#src/customer/order/fitted/eye-of-fitting.ts';
import { lensOf } from '../../domain/fitting/fitting-case.ts';

export const ampleye = lensOf('ampleye-scleral');

export const MEASURED: EyeClinical = {
  condition: 'keratoconus',
  hvid: 11.8,
  flatK: 46,
  flatMeridian: 10,
  steepK: 48,
  refractionSphere: -4,
  vertexDistance: 12,
};

/** What is typed into the first lens: a scleral with a toric haptic. */
const TYPED: TypedValues = {
  sphere: -2,
  baseCurve: 7.8,
  landing: 'toric',
  scleralFlat: 'standard',
  scleralSteep: 'steep1',
  landingMeridian: 170,
};

export const AFTER_30_MINUTES = {
  minutesOnEye: 30,
  centralVault: 420,
  limbal: 'touch',
  overRefractionSphere: -0.75,
} as const;

/** The change that answers the limbus: a steeper base curve, with the power that it takes along. */
export const LIMBUS = 'scleral.limbalTouch.baseCurve';

/** A fitting of a toric scleral without findings. */
export function firstFitting(eye: Eye = 'right'): FittingFile {
  const { prescription, origins } = firstLens(ampleye, MEASURED, TYPED);
  const first = { prescription, findings: {}, change: null };
  return { ...newFitting(eye), lens: ampleye.id, clinical: MEASURED, origins, steps: [first] };
}

/** The same with findings after 30 minutes, and the change that was chosen. */
export function changedFitting(eye: Eye = 'right', change: string = LIMBUS): FittingFile {
  const file = firstFitting(eye);
  const steps = file.steps.map((step) => ({ ...step, findings: AFTER_30_MINUTES, change }));
  return { ...file, steps };
}

const withLostChange = (step: FittingStep): FittingStep => ({
  ...step,
  change: step.change && 'scleral.noSuchChange',
});

/** The same fitting after the rules have changed: none of its changes is proposed any more. */
export function withLostChanges(file: FittingFile): FittingFile {
  return { ...file, steps: file.steps.map(withLostChange) };
}

/** A fitting of several steps: each lens is the one that the change before it gave, but for what was typed. */
export function nextFitting(
  file: FittingFile,
  typed: Record<string, number | string> = {},
): FittingFile {
  const last = file.steps.at(-1);
  const next = last && resultOf(file, last, ampleye).next;
  if (!next) throw new Error('The last step has no change');
  const prescription = { ...next.prescription, ...typed };
  return { ...file, steps: [...file.steps, { prescription, findings: {}, change: null }] };
}

export const OFFERED = new Map(catalogue.map((lens) => [lens.id, lens]));

/** The eye of a draft from a fitting that was read as a whole. */
export function fitted(file: FittingFile, lenses: ReadonlyMap<string, LensDefinition> = OFFERED) {
  const { draft } = eyeOfFitting({ file, unread: [] }, lenses);
  return { ...draft, fitting: draft.fitting as FittingOrigin };
}
