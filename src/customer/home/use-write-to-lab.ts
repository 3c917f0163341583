import { useQuery } from '@tanstack/react-query';
import type { DirectEmail } from '#domain/emails/direct-email.ts';
import { labAddresses, sendEmail } from '#providers/account/direct-email.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { useStep } from '#resources/shared/step/use-step.ts';

/** Loads the lab's addresses, and sends an email to them. */
export function useWriteToLab() {
  const { client } = useRuntime();
  const {
    data: addresses = [],
    isSuccess,
    error,
  } = useQuery({
    queryKey: ['lab-addresses'],
    queryFn: ({ signal }) => labAddresses(client, signal),
  });
  const {
    mutate,
    isPending,
    error: failure,
  } = useStep({
    send: (email: DirectEmail, key) => sendEmail(client, email, { showError: true, key }),
    changes: [],
  });
  const hasNone = isSuccess && addresses.length === 0;
  return { addresses, hasNone, error: failure ?? error, isPending, send: mutate };
}
