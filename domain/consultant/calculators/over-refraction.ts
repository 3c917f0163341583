import { combine } from '../../lens/optics/crossed-cylinders.ts';
import { formatSpheroCylinder } from '../../lens/optics/format-optics.ts';
import { isOverMoved } from '../../lens/optics/over-refraction.ts';
import type { SpheroCylinder } from '../../lens/optics/sphero-cylinder.ts';
import { addingSteps } from './parts/adding-steps.ts';
import { defineCalculator, solved, type Step } from './parts/calculator.ts';
import { axis, cylinder, distance, sphere } from './parts/fields.ts';
import { atCornea } from './parts/refraction-step.ts';
import { powerInQuarters, spheroResult } from './parts/write.ts';

function overAtCornea(over: SpheroCylinder, mm: number): { power: SpheroCylinder; step: Step } {
  if (isOverMoved(over)) {
    const { power, step } = atCornea(over, mm);
    return { power, step: { ...step, name: 'overMoved' } };
  }
  const filled = formatSpheroCylinder(over);
  return { power: over, step: { name: 'overKept', formula: '|F| < 4.00 D: F′ = F', filled } };
}

interface OverValues {
  sphere: number;
  cylinder: number | null;
  axis: number | null;
  overSphere: number;
  overCylinder: number | null;
  overAxis: number | null;
  distance: number;
}

/** The power of the lens, and the over-refraction as it counts at the cornea. */
export function overPowers(values: OverValues): [SpheroCylinder, SpheroCylinder, Step] {
  const { sphere: lens, overSphere, overCylinder, overAxis } = values;
  const over = { sphere: overSphere, cylinder: overCylinder ?? 0, axis: overAxis ?? 180 };
  const { power, step } = overAtCornea(over, values.distance);
  return [{ sphere: lens, cylinder: values.cylinder ?? 0, axis: values.axis ?? 180 }, power, step];
}

/** The final power: the lens on the eye plus the over-refraction, as crossed cylinders. */
export const overRefraction = defineCalculator({
  id: 'over-refraction',
  fields: {
    sphere: { ...sphere, label: 'power' },
    cylinder,
    axis,
    overSphere: { ...sphere, label: 'overSphere' },
    overCylinder: { ...cylinder, label: 'overCylinder' },
    overAxis: { ...axis, label: 'overAxis' },
    distance,
  },
  powers: [
    { sphere: 'sphere', cylinder: 'cylinder', axis: 'axis' },
    { sphere: 'overSphere', cylinder: 'overCylinder', axis: 'overAxis' },
  ],
  example: { sphere: '-3.00', overSphere: '-0.50', overCylinder: '-1.25', overAxis: '90' },
  sources: ['europa', 'thibos'],
  compute: (values) => {
    const [lens, power, step] = overPowers(values);
    const final = combine(lens, power);
    return solved(
      [spheroResult('finalPower', final), spheroResult('inQuarters', powerInQuarters(final))],
      [step, ...addingSteps(lens, power)],
    );
  },
});
