import type { AuthFlowProblem } from '#providers/firebase/auth-flow.ts';
import { useText } from '#providers/messages/use-text.ts';

interface ProblemAlertProps {
  problem: AuthFlowProblem | null;
  /** The problems that are shown at their field instead. */
  atFields: readonly AuthFlowProblem[];
  /** The seconds to wait, if known. */
  seconds?: number;
}

/** Shows a problem and announces it at once. */
export function ProblemAlert({ problem, atFields, seconds = 0 }: ProblemAlertProps) {
  const text = useText('auth');
  if (problem === null || atFields.includes(problem)) return null;
  const isWait = problem === 'throttled' && seconds > 0;
  // In whole minutes, because each change of an alert is announced.
  const minutes = Math.ceil(seconds / 60);
  return (
    <p className="alert" role="alert">
      {isWait ? text('wait', { minutes }) : text(`problems.${problem}`)}
    </p>
  );
}
