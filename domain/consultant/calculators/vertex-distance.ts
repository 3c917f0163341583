import {
  formatPlain,
  formatPower,
  formatSpheroCylinder,
  sumSign,
} from '../../lens/optics/format-optics.ts';
import { toCornea } from '../../lens/optics/vertex.ts';
import { defineCalculator, solved, type Step } from './parts/calculator.ts';
import { axis, cylinder, distance, sphere } from './parts/fields.ts';
import type { StepName } from './parts/names.ts';
import { inside, powerInQuarters, spheroResult } from './parts/write.ts';

/** `−6.00 ÷ (1 − 0.012 × (−6.00)) = −5.60 D`; to the spectacles, with a plus. */
function meridianStep(name: StepName, power: number, mm: number, moved: number): Step {
  const sign = mm < 0 ? '+' : '−';
  const metres = formatPlain(Math.abs(mm) / 1000, 4);
  return {
    name,
    formula: `F′ = F ÷ (1 ${sign} d × F)`,
    filled: `${formatPower(power)} ÷ (1 ${sign} ${metres} × ${inside(power)}) = ${formatPower(moved)} D`,
  };
}

/** Moves a power between the spectacle plane and the cornea, meridian by meridian: F / (1 - dF). */
export const vertexDistance = defineCalculator({
  id: 'vertex-distance',
  fields: {
    sphere,
    cylinder,
    axis,
    distance,
    direction: { kind: 'choice', label: 'direction', options: ['toCornea', 'toSpectacles'] },
  },
  powers: [{ sphere: 'sphere', cylinder: 'cylinder', axis: 'axis' }],
  example: { sphere: '-6.00', cylinder: '-2.50', axis: '180' },
  sources: ['accuLens', 'xCel'],
  compute: (values) => {
    const power = { ...values, cylinder: values.cylinder ?? 0, axis: values.axis ?? 180 };
    const mm = values.direction === 'toCornea' ? values.distance : -values.distance;
    const moved = toCornea(power, mm);
    const steps = [meridianStep('alongAxis', power.sphere, mm, moved.sphere)];
    if (power.cylinder !== 0) {
      const across = moved.sphere + moved.cylinder;
      steps.push(meridianStep('acrossAxis', power.sphere + power.cylinder, mm, across), {
        name: 'cylinderLeft',
        formula: 'C′ = F′₂ − F′₁',
        filled: `${formatPower(across)} − ${inside(moved.sphere)} ${sumSign([across, -moved.sphere], moved.cylinder)} ${formatPower(moved.cylinder)} D`,
      });
    }
    const name = values.direction === 'toCornea' ? 'powerAtCornea' : 'powerAtSpectacles';
    return solved(
      [
        spheroResult(name, moved),
        {
          name: 'inQuarters',
          text: formatSpheroCylinder(powerInQuarters(moved)),
          unit: 'D',
        },
      ],
      steps,
    );
  },
});
