/** The result of a step. A check without tests counts as one test. */
export interface StepResult {
  passed: number;
  failed: number;
  /** A line for each failure that has a name. */
  failures?: readonly string[];
}

/** When to print a tool's output: directly, or at the end because another step prints at the same time. */
export type Printing = 'now' | 'afterwards';

export interface Step {
  name: string;
  /** The time budget in seconds, on two cores with nothing else running. It is printed; exceeding it is no failure. */
  budget: number;
  run: (printing: Printing) => Promise<StepResult>;
}

/** Steps that run one after the other. */
type Lane = readonly Step[];

/** Lanes that run in parallel, for steps that leave a core idle. */
export type Phase = readonly Lane[];

/** A command with all its steps, and its time budget in seconds. */
export type Whole = Pick<Step, 'name' | 'budget'>;

export interface FinishedStep extends StepResult {
  name: string;
  budget: number;
  seconds: number;
}
