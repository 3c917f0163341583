import {
  formatPlain,
  formatPower,
  formatSpheroCylinder,
} from '../../../lens/optics/format-optics.ts';
import type { SpheroCylinder } from '../../../lens/optics/sphero-cylinder.ts';
import { toCornea, vertexPower } from '../../../lens/optics/vertex.ts';
import type { Step } from './calculator.ts';
import { inside } from './write.ts';

/** The refraction at the cornea, and the working. */
export function atCornea(
  refraction: SpheroCylinder,
  mm: number,
): { power: SpheroCylinder; step: Step } {
  const power = toCornea(refraction, mm);
  return {
    power,
    step: {
      name: 'refractionAtCornea',
      formula: 'F′ = F ÷ (1 − d × F)',
      filled: `${formatSpheroCylinder(refraction)}, ${formatPlain(mm, 1)} mm → ${formatSpheroCylinder(power)}`,
    },
  };
}

/** The same for a sphere. */
export function sphereAtCornea(sphere: number, mm: number): { power: number; step: Step } {
  const power = vertexPower(sphere, mm);
  return {
    power,
    step: {
      name: 'refractionAtCornea',
      formula: 'F′ = F ÷ (1 − d × F)',
      filled: `${formatPower(sphere)} ÷ (1 − ${formatPlain(mm / 1000, 4)} × ${inside(sphere)}) = ${formatPower(power)} D`,
    },
  };
}
