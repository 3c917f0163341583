import { readEarlier } from '../engine/read-earlier.ts';
import { isAsked } from '../model/given.ts';
import { SETTLING, settledVault } from '../model/settled-vault.ts';
import { diameterRule } from './diameter-rule.ts';
import { difference, isBlank, numberOf } from './facts.ts';
import { eyeRule, type EyeLook, type EyeRule } from './rule.ts';

const SCLERAL = ['scleral'] as const;
const TORIC_LANDINGS = ['toric', 'quadrant'] as const;

/** Checks the vault after settling. Without the minutes of wear it counts as settled. */
function vaultRule(
  code: 'vaultLow' | 'vaultHigh',
  limit: number,
  isOutside: (vault: number, limit: number) => boolean,
): EyeRule {
  return eyeRule({
    code,
    number: 24,
    level: 'warning',
    families: SCLERAL,
    limits: { vault: limit, ...SETTLING },
    check: ({ clinical: { centralVault, minutesOnEye } }, { vault, ...settling }) => {
      if (centralVault === undefined) return null;
      const field = 'clinical.centralVault';
      const params = { vaultUm: centralVault, limitUm: vault };
      if (minutesOnEye === undefined) return isOutside(centralVault, vault) && { field, params };
      const settledUm = settledVault(centralVault, minutesOnEye, settling);
      const settled = { ...params, minutes: minutesOnEye, settledUm };
      return isOutside(settledUm, vault) && { field, params: settled };
    },
  });
}

/** Whether a parameter differs from the lens that was worn. */
function differsFromEarlier({ earlier, lens, prescription }: EyeLook): boolean {
  if (!earlier) return false;
  if (earlier.lensId !== lens.id) return true;
  const before = readEarlier(lens, earlier.prescription);
  const names = new Set([...Object.keys(prescription), ...Object.keys(before)]);
  return [...names].some((name) => prescription[name] !== before[name]);
}

/** Returns the change of a parameter from the worn lens of the same design; 0 when unknown. */
function changeOf({ earlier, lens, prescription }: EyeLook, name: string): number {
  if (earlier?.lensId !== lens.id) return 0;
  const [before, after] = [numberOf(earlier.prescription, name), numberOf(prescription, name)];
  return before === null || after === null ? 0 : difference(after, before);
}

function badFinding({ clinical: { limbal, landing } }: EyeLook): string | null {
  if (limbal === 'touch') return 'limbal';
  return landing === 'blanching' || landing === 'impingement' ? 'landing' : null;
}

/** Rules 12, 16, 23 to 27, 29 and 30: lenses that vault the cornea. */
export const scleralRules: EyeRule[] = [
  eyeRule({
    code: 'prismOnToricLanding',
    number: 12,
    level: 'warning',
    families: SCLERAL,
    check: ({ prescription }) => {
      const toric = TORIC_LANDINGS.some((kind) => kind === prescription['landing']);
      const name = ['prism', 'truncation'].find((one) => isAsked(prescription, one));
      return toric && name !== undefined && { field: `values.${name}` };
    },
  }),
  diameterRule('scleralDiameter', 16, SCLERAL, { marginLeast: 3.5, marginMost: 6 }),
  eyeRule({
    code: 'flexureFirst',
    number: 23,
    level: 'information',
    families: SCLERAL,
    limits: { cylinder: 0.75 },
    check: ({ clinical: { overRefractionCylinder = 0 } }, { cylinder }) =>
      Math.abs(overRefractionCylinder) >= cylinder && {
        field: 'clinical.overRefractionCylinder',
        params: { valueDioptres: Math.abs(overRefractionCylinder) },
      },
  }),
  vaultRule('vaultLow', 100, (vault, limit) => vault < limit),
  vaultRule('vaultHigh', 450, (vault, limit) => vault > limit),
  eyeRule({
    code: 'findingWithoutChange',
    number: 25,
    level: 'warning',
    families: SCLERAL,
    check: (look) => {
      const finding = badFinding(look);
      if (!finding || !isBlank(look.clinical.changeRequest)) return null;
      return !differsFromEarlier(look) && { field: `clinical.${finding}` };
    },
  }),
  eyeRule({
    code: 'changeWithoutAmount',
    number: 26,
    level: 'warning',
    check: ({ clinical: { changeRequest = '' } }) =>
      !isBlank(changeRequest) && !/\d/u.test(changeRequest) && { field: 'clinical.changeRequest' },
  }),
  // A deeper lens and a steeper curve both raise it off the cornea; a shallower one and a flatter curve both lower it.
  eyeRule({
    code: 'doubleCorrection',
    number: 27,
    level: 'warning',
    check: (look) => {
      const [deeper, flatter] = [changeOf(look, 'sag'), changeOf(look, 'baseCurve')];
      return deeper * flatter < 0 && { field: 'values.sag' };
    },
  }),
  eyeRule({
    code: 'fenestrationDryEye',
    number: 29,
    level: 'warning',
    check: ({ prescription, clinical }) =>
      isAsked(prescription, 'fenestration') &&
      (prescription['surface'] === 'plasma' || clinical.condition === 'surfaceDisease') && {
        field: 'values.fenestration',
      },
  }),
  eyeRule({
    code: 'scleralThickness',
    number: 30,
    level: 'warning',
    families: SCLERAL,
    limits: { least: 0.2, most: 0.5 },
    check: ({ prescription }, { least, most }) => {
      const thickness = numberOf(prescription, 'centreThickness');
      if (thickness === null || (thickness >= least && thickness <= most)) return null;
      const params = { valueMm: thickness, leastMm: least, mostMm: most };
      return { field: 'values.centreThickness', params };
    },
  }),
];
