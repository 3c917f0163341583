/** A mutant that no test can tell from the original, and why. */
export interface Equivalent {
  file: string;
  /** As the report prints it. */
  change: string;
  reason: string;
}
