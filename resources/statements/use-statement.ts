import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { periodProblem, type Period } from '#domain/money/statements/periods.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { loadStatement } from '#providers/money/statements.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';

/** Whether both days are known and make no period. */
export function isWrong({ from, to }: Partial<Period>): boolean {
  return from !== undefined && to !== undefined && periodProblem({ from, to }) !== null;
}

/** Loads a statement, unless its period is wrong, and again whenever an invoice changes. */
export function useStatement(accountNumber: string, { from, to }: Partial<Period>) {
  const connection = useConnection();
  useRecordChanges('invoices');
  return useQuery({
    // Below the invoices, so that a change of one reads it again.
    queryKey: ['invoices', 'statement', accountNumber, from, to],
    enabled: !isWrong({ from, to }),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => loadStatement(connection, accountNumber, { from, to }, signal),
  });
}
