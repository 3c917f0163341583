import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { fill } from '#src/i18n/create-text.ts';
import { useAuthText } from './auth-text.ts';

interface ProblemAlertProps {
  problem: AuthFlowProblem | null;
  /** The problems that are shown at their field instead. */
  atFields: readonly AuthFlowProblem[];
  /** The seconds to wait, if known. */
  seconds?: number;
}

/** Shows a problem and announces it at once. */
export function ProblemAlert({ problem, atFields, seconds = 0 }: ProblemAlertProps) {
  const texts = useAuthText();
  if (problem === null || atFields.includes(problem)) return null;
  const isWait = problem === 'throttled' && seconds > 0;
  // In whole minutes, because each change of an alert is announced.
  const minutes = Math.ceil(seconds / 60);
  return (
    <p className="alert" role="alert">
      {isWait ? fill(texts.wait, { minutes }) : texts.problems[problem]}
    </p>
  );
}
