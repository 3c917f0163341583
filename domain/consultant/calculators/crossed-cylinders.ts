import { combine } from '../../lens/optics/crossed-cylinders.ts';
import type { SpheroCylinder } from '../../lens/optics/sphero-cylinder.ts';
import { addingSteps } from './parts/adding-steps.ts';
import { defineCalculator, solved } from './parts/calculator.ts';
import { axis, cylinder, sphere } from './parts/fields.ts';
import { spheroResult } from './parts/write.ts';

interface CrossedValues {
  sphere: number;
  cylinder: number | null;
  axis: number | null;
  otherSphere: number;
  otherCylinder: number | null;
  otherAxis: number | null;
}

/** The two powers of the fields. */
export function crossedPowers(values: CrossedValues): [SpheroCylinder, SpheroCylinder] {
  const { sphere: first, otherSphere, otherCylinder, otherAxis } = values;
  return [
    { sphere: first, cylinder: values.cylinder ?? 0, axis: values.axis ?? 180 },
    { sphere: otherSphere, cylinder: otherCylinder ?? 0, axis: otherAxis ?? 180 },
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
    const [one, other] = crossedPowers(values);
    return solved([spheroResult('sum', combine(one, other))], addingSteps(one, other));
  },
});
