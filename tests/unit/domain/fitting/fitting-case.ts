import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { findingsSchema, type Findings } from '#domain/consultant/fitting/findings.ts';
import type { FittingCase } from '#domain/consultant/fitting/planning/fitting-case.ts';
import type { FittingResult } from '#domain/consultant/fitting/proposal.ts';
import { proposeChanges } from '#domain/consultant/fitting/propose-changes.ts';
import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';

export function lensOf(id: string, change: Partial<LensDefinition> = {}): LensDefinition {
  const lens = catalogue.find((one) => one.id === id);
  if (!lens) throw new Error(`No lens ${id}`);
  return { ...lens, ...change };
}

/** The lens without one of its parameters. */
export function lensWithout(lens: LensDefinition, name: string): LensDefinition {
  return { ...lens, parameters: lens.parameters.filter((one) => one.name !== name) };
}

/** A worn lens of each kind that can be made as it is. */
export const WORN: Record<string, Prescription> = {
  'ampleye-scleral': { sag: 3800, baseCurve: 7.8, sphere: -2 },
  'gp-sphere': { baseCurve: 7.8, sphere: -3 },
  'gp-front-toric': { baseCurve: 7.8, sphere: -3, cylinder: -1.5, axis: 90 },
  'gp-multifocal': { baseCurve: 7.8, sphere: -3, add: 2 },
  'gp-bitoric': { baseCurveFlat: 7.8, baseCurveSteep: 7.4, sphereFlat: -3, sphereSteep: -5 },
  'keratoconus-gp': { baseCurve: 6.6, sphere: -8 },
  'ortho-k': { baseCurve: 8.3, returnZoneDepth: 550, landingZoneAngle: -33, targetSphere: -3 },
  'custom-soft-sphere': { sphere: -3 },
  'custom-soft-toric': { sphere: -3, cylinder: -1.25, axis: 180 },
  'custom-soft-multifocal': { sphere: -3, add: 2, dominance: 'dominant' },
  hybrid: { vault: 250, sphere: -3 },
};

export interface CaseSetup {
  lens: LensDefinition;
  worn?: Prescription;
  eye?: Eye;
  clinical?: EyeClinical;
}

export function caseOf(
  { lens, worn = {}, eye = 'right', clinical = {} }: CaseSetup,
  seen: object,
): FittingCase {
  const findings: Findings = findingsSchema.parse(seen);
  const known = { ...WORN[lens.id], ...worn };
  return { lens, prescription: defaultPrescription(lens, known), eye, clinical, findings };
}

export function propose(setup: CaseSetup, seen: object): FittingResult {
  return proposeChanges(caseOf(setup, seen));
}

/** The values that each change ends at, by its id, in order: what a table of cases compares. */
export function endsOf({
  changes,
}: FittingResult): [string, Record<string, number | string | null>][] {
  return changes.map(({ id, set, keeps }) => [
    id,
    Object.fromEntries([...set, ...keeps].map(({ parameter, to }) => [parameter, to])),
  ]);
}
