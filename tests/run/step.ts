/** A test or a file that failed. */
export interface Failure {
  /** File, test and first line of the error. */
  line: string;
  /** The command that runs it alone. */
  alone: string;
}

/** The result of a step. A check without tests counts as one test. */
export interface StepResult {
  passed: number;
  failed: number;
  /** Those failures that have a name. */
  failures?: readonly Failure[];
}

export interface Step {
  name: string;
  run: () => Promise<StepResult>;
}

/** What a step or a whole command took. */
export interface Cost {
  /** Elapsed seconds. */
  seconds: number;
  /** Seconds of CPU, user and system, of all processes; null where the system does not tell. */
  cpu: number | null;
}

export interface FinishedStep extends StepResult, Cost {
  name: string;
}

/** A command with all its steps, and what it may take. Exceeding it is printed and is no failure: machines differ. */
export interface Command {
  name: string;
  /** Seconds of CPU. */
  cpu: number;
  /** Elapsed time, as a multiple of that of the step `types`, which runs alone. */
  timesTypes?: number;
}
