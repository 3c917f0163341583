import { formatAxis, formatPower } from '../optics/format-optics.ts';

/** A power as typed for one eye, in D and degrees; null for parts that are missing. */
export interface WrittenPower {
  sphere: number;
  /** Null for a sphere only. */
  cylinder: number | null;
  /** Above 0 and up to 180; null when missing. */
  axis: number | null;
  add: number | null;
}

/** Formats `−3.00 −1.25 × 180° add +2.00`. */
export function writePower({ sphere, cylinder, axis, add }: WrittenPower): string {
  const parts = [
    formatPower(sphere),
    cylinder === null ? '' : formatPower(cylinder),
    axis === null ? '' : `× ${formatAxis(axis)}`,
    add === null ? '' : `add ${formatPower(add)}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}
