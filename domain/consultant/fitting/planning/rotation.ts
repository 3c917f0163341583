import { normalAxis } from '../../../lens/optics/sphero-cylinder.ts';
import type { Eye } from '../../../orders/order.ts';
import type { Rotation } from '../findings.ts';
import type { FittingCase } from './fitting-case.ts';

/** Seen by the examiner, the nose is on the right of a right eye. */
const NASAL_SIDE: Record<Eye, 'left' | 'right'> = { right: 'right', left: 'left' };

function isToTheLeft({ direction }: Rotation, eye: Eye): boolean {
  if (direction === 'left' || direction === 'right') return direction === 'left';
  const nasal = NASAL_SIDE[eye] === 'left';
  return direction === 'nasal' ? nasal : !nasal;
}

/**
 * Returns the degrees to add to an ordered axis: what the bottom of the lens turned to the examiner's left is added, to
 * the right subtracted. 0 without a rotation.
 */
export function compensation({ eye, findings: { rotation } }: FittingCase): number {
  if (!rotation) return 0;
  return isToTheLeft(rotation, eye) ? rotation.degrees : 0 - rotation.degrees;
}

/** Returns the axis at which a cylinder that was ordered at this axis stands on the eye, and the other way round. */
export function axisOnEye(ordered: number, compensated: number): number {
  return normalAxis(ordered - compensated);
}
export function axisToOrder(wanted: number, compensated: number): number {
  return normalAxis(wanted + compensated);
}
