import { findParameter } from '../model/find-parameter.ts';
import { isAsked } from '../model/given.ts';
import { numberOf } from './facts.ts';
import { eyeRule, type EyeLook, type EyeRule } from './rule.ts';

/** Whether the lens has a segment height: it moves up when the eye looks down. */
function translates({ lens }: EyeLook): boolean {
  return findParameter(lens, 'segmentHeight') !== undefined;
}

/** Returns a near add above `most` D: the ordered one or else the measured one. */
function highAdd({ prescription, clinical }: EyeLook, most: number) {
  const [ordered, measured] = [numberOf(prescription, 'add'), clinical.refractionAdd];
  if (ordered !== null && ordered > most) return { field: 'values.add', value: ordered };
  if (measured === undefined || measured <= most) return null;
  return { field: 'clinical.refractionAdd', value: measured };
}

/** Rules 12, 20 and 34: lenses with two or more powers, and what keeps them upright. */
export const multifocalRules: EyeRule[] = [
  eyeRule({
    code: 'prismOnMultifocal',
    number: 12,
    level: 'warning',
    designs: ['multifocal', 'multifocalToric'],
    check: (look) => {
      const { prescription } = look;
      if (translates(look) || isAsked(prescription, 'cylinder')) return null;
      const name = ['prism', 'truncation'].find((one) => isAsked(prescription, one));
      return name !== undefined && { field: `values.${name}` };
    },
  }),
  // A stock lens sets the limit to 2.50.
  eyeRule({
    code: 'addHigh',
    number: 20,
    level: 'warning',
    limits: { add: 4.5 },
    check: (look, limits) => {
      const high = highAdd(look, limits.add);
      if (!high) return null;
      return { field: high.field, params: { addPower: high.value, limitPower: limits.add } };
    },
  }),
  // An order based on another lens was checked before.
  eyeRule({
    code: 'lidPupilMissing',
    number: 34,
    level: 'warning',
    families: ['gpMultifocal'],
    check: (look) => {
      const { lid, pupil } = look.clinical;
      const known = [lid, pupil].filter((one) => one !== undefined).length;
      if (look.order.type !== 'new' || known >= (translates(look) ? 2 : 1)) return null;
      return { field: lid === undefined ? 'clinical.lid' : 'clinical.pupil' };
    },
  }),
  eyeRule({
    code: 'truncationWithoutPrism',
    number: 34,
    level: 'warning',
    check: ({ prescription }) =>
      isAsked(prescription, 'truncation') &&
      !isAsked(prescription, 'prism') && { field: 'values.truncation' },
  }),
];
