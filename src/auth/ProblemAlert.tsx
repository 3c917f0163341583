import type { DoorProblem } from '#providers/doors.ts';
import { useDoorText } from './door-text.ts';

interface ProblemAlertProps {
  problem: DoorProblem | null;
  /** Those that are told at their field instead. */
  atFields: readonly DoorProblem[];
}

/** What a door refused, announced at once. */
export function ProblemAlert({ problem, atFields }: ProblemAlertProps) {
  const { problems } = useDoorText();
  if (problem === null || atFields.includes(problem)) return null;
  return (
    <p className="alert" role="alert">
      {problems[problem]}
    </p>
  );
}
