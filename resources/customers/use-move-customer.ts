import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { CustomerMove, CustomerRecord } from '#domain/customers/customer-record.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { errorBody } from '#providers/http/error-body.ts';

const CHANGED = ['customers', 'record-changes'];

/** Sends the move of the account in the version that the user saw, and refetches what it changes. */
export function useMoveCustomer({ accountNumber, version }: CustomerRecord) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (move: CustomerMove) => dataProvider.moveCustomer(accountNumber, version, move),
    onSettled: async () => {
      for (const resource of CHANGED) await queryClient.invalidateQueries({ queryKey: [resource] });
    },
  });
  const isUnknown = errorBody(error)?.errors?.['parentAccountNumber'] !== undefined;
  return { mutate, isPending, error, isUnknown };
}
