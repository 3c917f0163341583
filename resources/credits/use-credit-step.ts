import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useConnection } from '#providers/http/use-connection.ts';

/** What a step changes on the screen. */
const CHANGED = ['credits', 'invoices', 'record-changes'];

interface Step {
  /** The address of the step below the API. */
  path: string;
  version: number;
  /** What is said when it is done. */
  done: string;
  onDone: () => void;
}

/** CR-02: takes a step with lens credit, with a reason where it needs one. A failure is left to the dialog. */
export function useCreditStep({ path, version, done, onDone }: Step) {
  const { rest } = useConnection();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (reason: string | null) =>
      rest(path, {
        kind: 'change',
        method: 'POST',
        ...(reason !== null && { body: { reason } }),
        ifMatch: version,
      }),
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
