import { describeError, StartError } from './start-error.ts';

/** Milliseconds between two lines about a step that goes on. */
export const SAY_EVERY = 15_000;

/** A step of a start, in the words of whoever waits for it. */
export interface StartStep {
  /** What it does: `Building the page`. */
  name: string;
  /** What it cannot go on without: `Vite, which writes dist/embedded`. */
  waitsFor?: string;
  /** What to do when it fails. */
  todo?: string;
}

/** Where lines about a start go. */
export type Tell = (line: string) => void;

const notifyConsole: Tell = (line) => console.error(line);

/**
 * Runs one step of a start for as long as it takes (decision 57). While it goes on, a line at intervals says which step,
 * since when, and what it waits for. Its error names the step, what it waited for and what to do.
 */
export async function inStep<T>(
  step: string | StartStep,
  work: () => Promise<T>,
  notify = notifyConsole,
): Promise<T> {
  const { name, waitsFor, todo } = typeof step === 'string' ? { name: step } : step;
  const began = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1_000);
    const waiting = waitsFor ? `, and waits for ${waitsFor}` : '';
    notify(`${name} has taken ${seconds} s${waiting}. It goes on; nothing has failed.`);
  }, SAY_EVERY);
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    const lines = [`${name} failed: ${describeError(error)}`];
    if (waitsFor) lines.push(`It waited for ${waitsFor}.`);
    if (todo) lines.push(todo);
    throw new StartError(lines.join('\n'), error);
  } finally {
    clearInterval(timer);
  }
}
