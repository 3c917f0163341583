import { useRef, useState } from 'react';
import { doorProblem, doorWait } from '#providers/firebase/doors.ts';
import type { DoorProblem } from '#providers/firebase/doors.ts';

export interface DoorWork {
  busy: boolean;
  /** What went wrong the last time; stays until the next. */
  problem: DoorProblem | null;
  /** Until when to wait, milliseconds since 1970, where the last refusal said so; else 0. */
  waitUntil: number;
  /** Does the work, one at a time: `busy` when other work is under way. */
  run: (work: () => Promise<void>) => Promise<WorkOutcome>;
}

export type WorkOutcome = 'done' | 'busy' | DoorProblem;

/** The state of what a form asks of the doors. */
export function useDoorWork(): DoorWork {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<DoorProblem | null>(null);
  const [waitUntil, setWaitUntil] = useState(0);
  const running = useRef(false);
  const run = async (work: () => Promise<void>): Promise<WorkOutcome> => {
    if (running.current) return 'busy';
    running.current = true;
    setBusy(true);
    setProblem(null);
    const { failed, wait } = await outcome(work);
    running.current = false;
    setBusy(false);
    setProblem(failed);
    setWaitUntil(wait === null ? 0 : Date.now() + wait * 1000);
    return failed ?? 'done';
  };
  return { busy, problem, waitUntil, run };
}

async function outcome(
  work: () => Promise<void>,
): Promise<{ failed: DoorProblem | null; wait: number | null }> {
  try {
    await work();
    return { failed: null, wait: null };
  } catch (error) {
    const problem = doorProblem(error);
    if (problem === 'unknown') console.error('A door stayed shut', error);
    return { failed: problem, wait: doorWait(error) };
  }
}
