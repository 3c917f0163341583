import type { LensSpecification } from '#domain/fhir/vision-prescription.ts';
import type { ImportedRefraction, LeftOut } from './imported-prescription.ts';

const READ = new Set('id product eye sphere cylinder axis add note'.split(' '));

/** Whether a lens has any value of a refraction. */
export function hasRefraction({ sphere, cylinder, axis, add }: LensSpecification): boolean {
  return [sphere, cylinder, axis, add].some((value) => value !== undefined);
}

/**
 * OR-10: reads the refraction of a spectacle lens, unchanged, and lists what has no field here. Its notes are about the
 * glasses, such as their coating, and would mislead in an order of contact lenses.
 */
export function readRefraction(
  specification: LensSpecification,
  path: string,
): { refraction: ImportedRefraction; leftOut: LeftOut[] } {
  const { eye, sphere, cylinder, axis, add, note } = specification;
  const leftOut: LeftOut[] = Object.keys(specification)
    .filter((element) => !READ.has(element))
    .map((element) => ({ path: `${path}.${element}`, reason: 'noField' }));
  if (note) leftOut.push({ path: `${path}.note`, reason: 'spectacles' });
  const refraction = {
    ...(sphere !== undefined && { refractionSphere: sphere }),
    ...(cylinder !== undefined && { refractionCylinder: cylinder }),
    ...(axis !== undefined && { refractionAxis: axis }),
    ...(add !== undefined && { refractionAdd: add }),
  };
  return { refraction: { eye, refraction }, leftOut };
}
