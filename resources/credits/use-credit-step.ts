import { useConnection } from '#providers/http/use-connection.ts';
import { takeCreditStep, type CreditStep } from '#providers/money/credit-steps.ts';
import { useStep } from '../shared/step/use-step.ts';

const CHANGES = ['credits', 'invoices', 'record-changes'];

interface Taken {
  step: CreditStep;
  /** The notification of success. */
  done: string;
  onDone: () => void;
}

/** CR-02: takes a step with lens credit, with a reason where it needs one. A failure is left to the dialog. */
export function useCreditStep({ step, done, onDone }: Taken) {
  const connection = useConnection();
  return useStep({
    send: (reason: string | null) => takeCreditStep(connection, step, reason),
    changes: CHANGES,
    done: () => done,
    onDone,
  });
}
