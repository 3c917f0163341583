/** What a worker is asked: one test file, with a mutant on, or 0 for none. */
export interface Job {
  test: string;
  mutant: number;
}

export interface Answer {
  failed: boolean;
  /** The test that failed. */
  failure: string | null;
  /** The mutants that were reached, when none was on. */
  reached: number[];
  ms: number;
}
