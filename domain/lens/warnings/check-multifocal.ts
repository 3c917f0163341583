import { findParameter } from '../find-parameter.ts';
import { isAsked } from '../given.ts';
import { numberOf } from './facts.ts';
import { eyeRule, type EyeLook, type EyeRule } from './rule.ts';

/** A segment has a height: the lens moves up to it when the eye looks down. */
function translates({ lens }: EyeLook): boolean {
  return findParameter(lens, 'segmentHeight') !== undefined;
}

/** The near add above `most` D: the ordered one first, or else the measured one. */
function highAdd({ prescription, clinical }: EyeLook, most: number) {
  const [ordered, measured] = [numberOf(prescription, 'add'), clinical.refractionAdd];
  if (ordered !== null && ordered > most) return { field: 'values.add', value: ordered };
  if (measured === undefined || measured <= most) return null;
  return { field: 'clinical.refractionAdd', value: measured };
}

/** Two or more powers in one lens, and what keeps it upright: 12, 20 and 34. */
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
      return { field: high.field, words: { addPower: high.value, limitPower: limits.add } };
    },
  }),
  // An order that follows another lens has been looked at before.
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
