/** A small change of one expression or statement, which a test should notice. */
export interface Mutant {
  /** Its place among those of a run, from 1. */
  id: number;
  /** Below the root, with slashes. */
  file: string;
  /** From 1. */
  line: number;
  operator: string;
  /** What is put in the place of `start` to `end` of the source, or null for a statement that is left out. */
  replacement: string | null;
  start: number;
  end: number;
  /** The change as one line, such as `a < b → a <= b`. */
  change: string;
}

/** The folders that are mutated, and each one's share of a run; of `src` and `resources` their rules without React. */
export const SHARES = { domain: 0.3, server: 0.35, providers: 0.2, src: 0.1, resources: 0.05 };

/** The name under which the instrumented code asks whether a mutant is the one of this run. */
export const SWITCH = '__mutant__';
