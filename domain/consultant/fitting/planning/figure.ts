import type { SourceId } from './sources.ts';

/** A figure of a rule and where it is from. */
export interface Figure {
  amount: number;
  source: SourceId;
}
