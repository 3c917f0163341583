import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { limitedGrid, limitsOf, nearestMakeable } from '#domain/lens/model/grid.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import type { SpheroCylinder } from '#domain/lens/optics/sphero-cylinder.ts';

/**
 * Returns the power nearest to this one that the lens is made with, value by value; null when it has no such parameter.
 * A power without a cylinder needs a sphere only.
 */
export function nearestPower(
  lens: LensDefinition,
  prescription: Prescription,
  power: SpheroCylinder,
): SpheroCylinder | null {
  const nearest = (name: keyof SpheroCylinder): number | null => {
    const parameter = findParameter(lens, name);
    if (parameter?.kind !== 'number') return null;
    const grid = limitedGrid(parameter, limitsOf(name, lens, prescription));
    return grid && nearestMakeable(power[name], grid);
  };
  const sphere = nearest('sphere');
  if (sphere === null) return null;
  if (power.cylinder === 0) return { ...power, sphere };
  const [cylinder, axis] = [nearest('cylinder'), nearest('axis')];
  return cylinder === null || axis === null ? null : { sphere, cylinder, axis };
}
