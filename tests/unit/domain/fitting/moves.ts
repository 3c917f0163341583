import * as fc from 'fast-check';
import type { FittingResult, ProposedChange } from '#domain/fitting/proposal.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import { lensOf } from './fitting-case.ts';

export const ampleye = lensOf('ampleye-scleral');

/** The lens with another step of its depth. */
function withDepthStep(step: number): LensDefinition {
  const parameters = ampleye.parameters.map((one) =>
    one.name === 'sag' ? { ...one, step, min: 2_800, max: 6_400 } : one,
  );
  return { ...ampleye, parameters };
}
const DEPTHS = [ampleye, withDepthStep(10), withDepthStep(200), withDepthStep(400)];
export const anyDepth = fc.nat(DEPTHS.length - 1);
export const depthAt = (index: number) => DEPTHS[index] ?? ampleye;

export const quarters = (most: number) =>
  fc.integer({ min: -4 * most, max: 4 * most }).map((n) => n / 4);
export const steps = (least: number, most: number, step: number) =>
  fc.integer({ min: 0, max: Math.round((most - least) / step) }).map((n) => least + n * step);

/** The first change whose id has this pattern. */
export function changeOf({ changes }: FittingResult, id: string): ProposedChange | undefined {
  return changes.find((one) => new RegExp(id, 'u').test(one.id));
}

/** How far the change moves its first parameter; 0 without the change. */
export function moved(result: FittingResult, id: string): number {
  const amounts = changeOf(result, id)?.set[0]?.amounts ?? {};
  return amounts.um ?? amounts.mm ?? amounts.dioptres ?? 0;
}
