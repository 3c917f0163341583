import type { Measure } from './numbers.ts';

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
