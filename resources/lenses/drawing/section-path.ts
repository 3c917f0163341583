import type { CrossSection, SectionPoint } from './cross-section.ts';

/** SVG units per millimeter. */
export const SCALE = 20;

const at = ({ x, z }: SectionPoint): string => `${round(x * SCALE)} ${round(z * SCALE)}`;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns the body of the lens between its surfaces as one closed path. The back apex is the origin. */
export function bodyPath({ back, front }: Pick<CrossSection, 'back' | 'front'>): string {
  return `M ${[...front, ...back.toReversed()].map(at).join(' L ')} Z`;
}

export function linePath(points: SectionPoint[]): string {
  return `M ${points.map(at).join(' L ')}`;
}
