import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useConnection } from '#providers/http/use-connection.ts';
import { takeCreditStep, type CreditStep } from '#providers/money/credit-steps.ts';

/** What a step changes on the screen. */
const CHANGED = ['credits', 'invoices', 'record-changes'];

interface Step {
  step: CreditStep;
  /** What is said when it is done. */
  done: string;
  onDone: () => void;
}

/** CR-02: takes a step with lens credit, with a reason where it needs one. A failure is left to the dialog. */
export function useCreditStep({ step, done, onDone }: Step) {
  const connection = useConnection();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (reason: string | null) => takeCreditStep(connection, step, reason),
    onSettled: () =>
      Promise.all(
        CHANGED.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })),
      ),
    onSuccess: () => {
      onDone();
      notify(done, { type: 'success' });
    },
  });
}
