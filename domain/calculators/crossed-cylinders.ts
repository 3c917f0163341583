import { combine } from '../lens/optics/crossed-cylinders.ts';
import { formatSpheroCylinder } from '../lens/optics/format-optics.ts';
import type { SpheroCylinder } from '../lens/optics/sphero-cylinder.ts';
import { defineCalculator, solved, type Step } from './calculator.ts';
import { axis, cylinder, sphere } from './fields.ts';
import { spheroResult, writeVector } from './write.ts';

/** The working of two powers that are added as vectors (M = S + C/2, J0 = -C/2 cos 2α, J45 = -C/2 sin 2α). */
export function addingSteps(one: SpheroCylinder, other: SpheroCylinder): Step[] {
  const sum = combine(one, other);
  return [
    {
      name: 'vectorsOfFirst',
      formula: 'M = S + C ÷ 2; J₀ = −C ÷ 2 × cos 2A; J₄₅ = −C ÷ 2 × sin 2A',
      filled: `${formatSpheroCylinder(one)} → ${writeVector(one)}`,
    },
    {
      name: 'vectorsOfSecond',
      formula: 'M = S + C ÷ 2; J₀ = −C ÷ 2 × cos 2A; J₄₅ = −C ÷ 2 × sin 2A',
      filled: `${formatSpheroCylinder(other)} → ${writeVector(other)}`,
    },
    {
      name: 'vectorsAdded',
      formula: 'M = M₁ + M₂; J₀ = J₀₁ + J₀₂; J₄₅ = J₄₅₁ + J₄₅₂',
      filled: writeVector(sum),
    },
    {
      name: 'backToCylinder',
      formula: 'C = −2 √(J₀² + J₄₅²); S = M − C ÷ 2; tan 2A = J₄₅ ÷ J₀',
      filled: formatSpheroCylinder(sum),
    },
  ];
}

/** Adds two powers whose cylinders have any axes. */
export const crossedCylinders = defineCalculator({
  id: 'crossed-cylinders',
  fields: {
    sphere,
    cylinder,
    axis,
    otherSphere: { ...sphere, label: 'otherSphere' },
    otherCylinder: { ...cylinder, label: 'otherCylinder' },
    otherAxis: { ...axis, label: 'otherAxis' },
  },
  powers: [
    { sphere: 'sphere', cylinder: 'cylinder', axis: 'axis' },
    { sphere: 'otherSphere', cylinder: 'otherCylinder', axis: 'otherAxis' },
  ],
  example: {
    sphere: '-4.00',
    cylinder: '-1.75',
    axis: '180',
    otherSphere: '+0.25',
    otherCylinder: '-0.75',
    otherAxis: '20',
  },
  sources: ['thibos'],
  compute: (values) => {
    const one = { ...values, cylinder: values.cylinder ?? 0, axis: values.axis ?? 180 };
    const other = {
      sphere: values.otherSphere,
      cylinder: values.otherCylinder ?? 0,
      axis: values.otherAxis ?? 180,
    };
    return solved([spheroResult('sum', combine(one, other))], addingSteps(one, other));
  },
});
