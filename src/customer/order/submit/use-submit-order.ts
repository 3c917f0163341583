import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useState } from 'react';
import type { Order } from '#domain/schemas/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { createOrderSending, deliverCorrection } from './order-sending.ts';
import type { Lock, Sending, Submission, SubmitOutcome } from './order-sending.ts';
import { useOrderRecord } from '../source/use-order-record.ts';

/**
 * Submits an order once (OR-04, `order-sending.ts`). `corrects` is the rejected order to resubmit (OR-06), based on the
 * version that was opened.
 */
export function useSubmitOrder(accountNumber: string, corrects: string | null) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const { data: rejected, refetch } = useOrderRecord(corrects);
  const [send] = useState(() => createOrderSending(() => crypto.randomUUID()));

  const correct = async (sending: Sending): Promise<Order> => {
    const seen = rejected ?? (await refetch({ throwOnError: true })).data;
    if (!seen) throw new Error('The order to correct was not loaded');
    return deliverCorrection(seen, sending, (id, submission, version) =>
      dataProvider.resubmitOrder(id, submission, version),
    );
  };
  const submit = async ({ submission, key }: Sending): Promise<Order> =>
    (await dataProvider.submitOrder({ ...submission, accountNumber }, key)).data;
  const { mutateAsync } = useMutation({
    // reports a lost connection at once instead of waiting
    networkMode: 'always',
    mutationFn: corrects ? correct : submit,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
  return (submission: Submission, lock: Lock): Promise<SubmitOutcome | null> =>
    send(submission, { lock, deliver: mutateAsync, corrects: corrects !== null });
}
