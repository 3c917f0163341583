import type { z } from 'zod';
import { lensDefinitionSchema, type LensDefinition } from './lens.ts';

/** What has no place on a public page: prices and what goes with them. */
const WITHHELD = {
  priceCents: true,
  currency: true,
  surcharges: true,
  warranty: true,
  spare: true,
  diagnosticPriceCents: true,
  turnaroundDays: true,
  changeNote: true,
  offered: true,
} as const;

/** VC-04: an offered lens as anybody may see it: what can be made, in which limits, and where each figure is from. */
export const consultantLensSchema = lensDefinitionSchema.omit(WITHHELD);

export type ConsultantLens = z.infer<typeof consultantLensSchema>;

/** Returns the definition that the engine works with. It reads none of the neutral values. */
export function wholeLens(lens: ConsultantLens): LensDefinition {
  return {
    ...lens,
    priceCents: 0,
    currency: 'USD',
    surcharges: [],
    warranty: null,
    spare: null,
    diagnosticPriceCents: null,
    turnaroundDays: 1,
    changeNote: '',
    offered: true,
  };
}
