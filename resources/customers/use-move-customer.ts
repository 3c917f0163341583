import { useDataProvider } from 'react-admin';
import type { CustomerMove, CustomerRecord } from '#domain/customers/customer-record.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { useStep } from '../shared/step/use-step.ts';

/** Sends the move of the account in the version that the user saw. */
export function useMoveCustomer({ accountNumber, version }: CustomerRecord) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { mutate, isPending, error } = useStep({
    send: (move: CustomerMove) => dataProvider.moveCustomer(accountNumber, version, move),
    changes: ['customers', 'record-changes'],
  });
  const isUnknown = errorBody(error)?.errors?.['parentAccountNumber'] !== undefined;
  return { mutate, isPending, error, isUnknown };
}
