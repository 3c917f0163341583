import { numberOf } from './facts.ts';
import type { EyeLook } from './rule.ts';

/** A power and the fields of its parts; null for missing parts. In D and degrees. */
export interface Power {
  sphere: number | null;
  cylinder: number | null;
  axis: number | null;
  fields: { sphere: string; cylinder: string; axis: string };
}

type Names = Power['fields'];

const PARAMETERS: Names = { sphere: 'sphere', cylinder: 'cylinder', axis: 'axis' };
const MEASURED = [
  { sphere: 'refractionSphere', cylinder: 'refractionCylinder', axis: 'refractionAxis' },
  {
    sphere: 'overRefractionSphere',
    cylinder: 'overRefractionCylinder',
    axis: 'overRefractionAxis',
  },
] as const;

function fieldsOf(at: 'values' | 'clinical', { sphere, cylinder, axis }: Names): Names {
  return { sphere: `${at}.${sphere}`, cylinder: `${at}.${cylinder}`, axis: `${at}.${axis}` };
}

/** Returns the refraction and the over-refraction. */
export function measuredPowers({ clinical }: EyeLook): Power[] {
  return MEASURED.map((names) => ({
    sphere: clinical[names.sphere] ?? null,
    cylinder: clinical[names.cylinder] ?? null,
    axis: clinical[names.axis] ?? null,
    fields: fieldsOf('clinical', names),
  }));
}

/** Returns the power of the lens itself. */
export function orderedPower({ prescription }: EyeLook): Power {
  return {
    sphere: numberOf(prescription, 'sphere'),
    cylinder: numberOf(prescription, 'cylinder'),
    axis: numberOf(prescription, 'axis'),
    fields: fieldsOf('values', PARAMETERS),
  };
}
