import { wornNumber, type FittingCase } from './fitting-case.ts';
import { overRefraction } from './over-refraction.ts';
import type { Plan, Wish } from './plan.ts';
import { axisToOrder, compensation } from './rotation.ts';

const SOURCE = 'toricsDecoded';

/** The axis moves by as much as the lens turned: left is added, right subtracted, as the examiner sees it. */
export function axisWish(c: FittingCase, rank: number): Wish[] {
  const axis = wornNumber(c, 'axis');
  if (axis === null) return [];
  const turned = compensation(c);
  const values = { workedDegrees: Math.abs(turned), turnedTo: turned > 0 ? 'left' : 'right' };
  return [
    {
      id: 'rotation.axis',
      rank,
      moves: [{ parameter: 'axis', to: axisToOrder(axis, turned) }],
      reason: { key: 'reason.rotation', values },
      source: SOURCE,
      amountSource: SOURCE,
    },
  ];
}

/** Whether the over-refraction already gives the axis to order. */
export function isAxisInPower(c: FittingCase): boolean {
  return overRefraction(c) !== null;
}

/** A lens that does not stand still is compensated by no axis. */
export function planUnstable(): Partial<Plan> {
  return {
    findings: [{ finding: 'finding.unstable', wishes: [] }],
    consult: [{ key: 'consult.unstable', values: {}, source: 'assumption' }],
  };
}

/** The rotation of a lens with a cylinder. With an over-refraction, sphere, cylinder and axis change together. */
export function planAxis(c: FittingCase): Partial<Plan> {
  if (c.findings.rotation?.stability === 'unstable') return planUnstable();
  if (isAxisInPower(c)) return {};
  return { findings: [{ finding: 'finding.rotation', wishes: axisWish(c, 1) }] };
}
