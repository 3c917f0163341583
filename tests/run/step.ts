/** What a step found. A check without tests of its own counts as one. */
export interface StepResult {
  passed: number;
  failed: number;
}

/** Where a tool prints: straight to the screen, or into memory because another step prints at the same time. */
export type Printing = 'now' | 'afterwards';

export interface Step {
  name: string;
  /** Seconds that the step may take on two cores with nothing else running. It is printed, and fails nothing. */
  budget: number;
  run: (printing: Printing) => Promise<StepResult>;
}

/** Steps one after the other. */
export type Lane = readonly Step[];

/** Lanes side by side: for steps that leave a core idle. */
export type Phase = readonly Lane[];

/** A command with all its steps, and the seconds that it may take. */
export type Whole = Pick<Step, 'name' | 'budget'>;

export interface FinishedStep extends StepResult {
  name: string;
  budget: number;
  seconds: number;
}
