/** In each Vitest worker: says which mutant is on, and tells after each test which ones were reached so far. */
import { afterEach, inject } from 'vitest';
import { SWITCH } from './mutant.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant of this run, or 0. */
    mutant: number;
  }
  interface TaskMeta {
    /** The mutants that this file has reached by then. */
    reached?: number[];
  }
}

const active = inject('mutant');
const reached = new Set<number>();

Object.assign(globalThis, {
  [SWITCH]: (id: number): boolean => {
    reached.add(id);
    return id === active;
  },
});

afterEach(({ task }) => {
  if (active === 0) task.meta.reached = [...reached];
});
