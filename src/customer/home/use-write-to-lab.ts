import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DirectEmail } from '#domain/emails/direct-email.ts';
import { labAddresses, sendEmail } from '#providers/account/direct-email.ts';
import { createKeys } from '#providers/http/create-keys.ts';
import { useRuntime } from '#providers/use-runtime.ts';

/** Loads the lab's addresses, and sends an email to them. */
export function useWriteToLab() {
  const { client } = useRuntime();
  const [keys] = useState(createKeys);
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
  } = useMutation({
    mutationFn: (email: DirectEmail) =>
      keys.using(JSON.stringify(email), (key) =>
        sendEmail(client, email, { showError: true, key }),
      ),
  });
  const hasNone = isSuccess && addresses.length === 0;
  return { addresses, hasNone, error: failure ?? error, isPending, send: mutate };
}
