import type { CaseSetup } from './fitting-case.ts';

/**
 * A case that was worked by hand. `source` names the passage, `working` the arithmetic; what is expected is literal, so
 * that the code is not asked what is right.
 */
export interface WorkedCase {
  source: string;
  working: string;
  setup: CaseSetup;
  seen: object;
  /** Every change in order: its id, and the values that it ends at. */
  changes: [string, Record<string, number | string | null>][];
  /** Changes that cannot be made, with the reason; those that are told. */
  unmade?: [string, string][];
  consult?: string[];
  advice?: string[];
  conflicts?: string[];
  missing?: string[];
}
