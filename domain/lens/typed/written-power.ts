import { formatAxis, formatPower } from '../optics/format-optics.ts';

/** A power as it is written for one eye, in D and degrees; null for what is not written. */
export interface WrittenPower {
  sphere: number;
  /** Null for a sphere alone. */
  cylinder: number | null;
  /** Above 0 and up to 180; null where none is written. */
  axis: number | null;
  add: number | null;
}

/** `−3.00 −1.25 × 180° add +2.00`. */
export function writePower({ sphere, cylinder, axis, add }: WrittenPower): string {
  const parts = [
    formatPower(sphere),
    cylinder === null ? '' : formatPower(cylinder),
    axis === null ? '' : `× ${formatAxis(axis)}`,
    add === null ? '' : `add ${formatPower(add)}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}
