import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { fill } from '#src/i18n/create-text.ts';
import { useAuthText } from './auth-text.ts';

interface ProblemAlertProps {
  problem: AuthFlowProblem | null;
  /** Those that are told at their field instead. */
  atFields: readonly AuthFlowProblem[];
  /** How long to wait, where it is known. */
  seconds?: number;
}

/** What was refused, announced at once. */
export function ProblemAlert({ problem, atFields, seconds = 0 }: ProblemAlertProps) {
  const texts = useAuthText();
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
