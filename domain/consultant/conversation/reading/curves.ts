import type { Measure } from './numbers.ts';

/** Whether a figure can be a vault in µm, whose unit may not have been stated. */
export function isVault({ value, unit }: Measure): boolean {
  return (unit === null || unit === 'µm') && value >= 20 && value <= 1_500;
}

const RADIUS_LEAST = 5.5;
/** The flattest radius of a cornea or a lens that is read as one, in mm. */
export const RADIUS_MOST = 10.5;

/** Whether a figure can only be a radius in mm. */
export function isRadius({ value, unit }: Measure): boolean {
  return (unit === null || unit === 'mm') && value >= RADIUS_LEAST && value <= RADIUS_MOST;
}

/** Whether a figure can only be a curvature in diopters. */
export function isCurvature({ value, unit }: Measure): boolean {
  return (unit === null || unit === 'D') && value >= 30 && value <= 70;
}
