import type { DoorProblem } from '#providers/firebase/doors.ts';
import { fill } from '#src/i18n/create-text.ts';
import { useDoorText } from './door-text.ts';

interface ProblemAlertProps {
  problem: DoorProblem | null;
  /** Those that are told at their field instead. */
  atFields: readonly DoorProblem[];
  /** How long to wait, where it is known. */
  seconds?: number;
}

/** What a door refused, announced at once. */
export function ProblemAlert({ problem, atFields, seconds = 0 }: ProblemAlertProps) {
  const texts = useDoorText();
  if (problem === null || atFields.includes(problem)) return null;
  const isWait = problem === 'throttled' && seconds > 0;
  // Whole minutes: an alert that changes is announced again.
  const minutes = Math.ceil(seconds / 60);
  return (
    <p className="alert" role="alert">
      {isWait ? fill(texts.wait, { minutes }) : texts.problems[problem]}
    </p>
  );
}
