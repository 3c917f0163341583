import { EYE_CONDITIONS, type EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { Random } from '../../../fixtures/random.ts';

const quarters = (random: Random, from: number, to: number) => random.integer(from * 4, to * 4) / 4;

/** An eye as one is measured: all that sums need, sometimes with K the other way round, a plus cylinder or no meridian. */
export function randomEye(random: Random): EyeClinical {
  const flat = quarters(random, 38, 52);
  const steep = flat + quarters(random, 0, 6);
  const isSwapped = random.chance(0.1);
  const meridian = random.integer(1, 180);
  const isAlong = random.chance(0.5);
  return {
    condition: random.chance(0.8) ? 'normal' : random.pick(EYE_CONDITIONS),
    flatK: isSwapped ? steep : flat,
    steepK: isSwapped ? flat : steep,
    ...(random.chance(0.9) && { flatMeridian: meridian }),
    hvid: random.integer(90, 140) / 10,
    refractionSphere: quarters(random, -20, 12),
    refractionCylinder: random.chance(0.3) ? 0 : quarters(random, -6, 3),
    refractionAxis: isAlong ? meridian : random.integer(1, 180),
    refractionAdd: quarters(random, 0, 4),
    vertexDistance: random.integer(0, 15),
  };
}
