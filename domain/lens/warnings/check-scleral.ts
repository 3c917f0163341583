import { difference, isAsked, isBlank, numberOf } from './facts.ts';
import { eyeRule, type EyeLook, type EyeRule } from './rule.ts';

const SCLERAL = ['scleral'] as const;
const TORIC_LANDINGS = ['toric', 'quadrant'] as const;

function vaultRule(
  code: 'vaultLow' | 'vaultHigh',
  limit: number,
  isOutside: (vault: number, limit: number) => boolean,
  settles: (minutes: number, settledAfter: number) => boolean,
): EyeRule {
  return eyeRule({
    code,
    number: 24,
    level: 'warning',
    families: SCLERAL,
    limits: { vault: limit, settledAfter: 30 },
    check: ({ clinical: { centralVault, minutesOnEye } }, { vault, settledAfter }) => {
      if (centralVault === undefined || !isOutside(centralVault, vault)) return null;
      if (minutesOnEye !== undefined && settles(minutesOnEye, settledAfter)) return null;
      return { field: 'clinical.centralVault', words: { vaultUm: centralVault, limitUm: vault } };
    },
  });
}

/** Whether any parameter differs from the lens that was worn. */
function differsFromEarlier({ earlier, lens, prescription }: EyeLook): boolean {
  if (!earlier) return false;
  if (earlier.lensId !== lens.id) return true;
  const names = new Set([...Object.keys(prescription), ...Object.keys(earlier.prescription)]);
  return [...names].some((name) => prescription[name] !== earlier.prescription[name]);
}

/** The change of a parameter against the lens of the same design that was worn; 0 when it is not known. */
function changeOf({ earlier, lens, prescription }: EyeLook, name: string): number {
  if (earlier?.lensId !== lens.id) return 0;
  const [before, after] = [numberOf(earlier.prescription, name), numberOf(prescription, name)];
  return before === null || after === null ? 0 : difference(after, before);
}

function badFinding({ clinical: { limbal, landing } }: EyeLook): string | null {
  if (limbal === 'touch') return 'limbal';
  return landing === 'blanching' || landing === 'impingement' ? 'landing' : null;
}

/** Lenses that vault the cornea: 12, 16, 23 to 27, 29 and 30. */
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
  eyeRule({
    code: 'scleralDiameter',
    number: 16,
    level: 'warning',
    families: SCLERAL,
    limits: { marginLeast: 3.5, marginMost: 6 },
    check: ({ clinical: { hvid }, prescription }, { marginLeast, marginMost }) => {
      const diameter = numberOf(prescription, 'diameter');
      if (hvid === undefined || diameter === null) return null;
      const margin = difference(diameter, hvid);
      if (margin >= marginLeast && margin <= marginMost) return null;
      const words = {
        diameterMm: diameter,
        hvidMm: hvid,
        leastMm: hvid + marginLeast,
        mostMm: hvid + marginMost,
      };
      return { field: 'values.diameter', words };
    },
  }),
  eyeRule({
    code: 'flexureFirst',
    number: 23,
    level: 'information',
    families: SCLERAL,
    limits: { cylinder: 0.75 },
    check: ({ clinical: { overRefractionCylinder = 0 } }, { cylinder }) =>
      Math.abs(overRefractionCylinder) >= cylinder && {
        field: 'clinical.overRefractionCylinder',
        words: { valueDioptres: Math.abs(overRefractionCylinder) },
      },
  }),
  // A vault only shrinks while the lens settles: one that is too low needs no waiting for.
  vaultRule(
    'vaultLow',
    100,
    (vault, limit) => vault < limit,
    () => false,
  ),
  vaultRule(
    'vaultHigh',
    450,
    (vault, limit) => vault > limit,
    (minutes, settledAfter) => minutes < settledAfter,
  ),
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
  // A deeper lens and a steeper curve both lift it off the cornea; so do a shallower one and a flatter curve lower it.
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
      const words = { valueMm: thickness, leastMm: least, mostMm: most };
      return { field: 'values.centreThickness', words };
    },
  }),
];
