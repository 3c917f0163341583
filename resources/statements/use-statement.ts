import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { statementSchema } from '#domain/money/statements/statement.ts';
import { periodProblem, type Period } from '#domain/money/statements/periods.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';

/** Returns the path of a statement, or of one of its files, below the API. */
export function statementPath(
  accountNumber: string,
  period: Partial<Period>,
  { file = '', lang }: { file?: string; lang?: string } = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...period, lang }))
    if (value) query.set(name, value);
  const text = query.toString();
  return `/statements/${encodeURIComponent(accountNumber)}${file}${text && `?${text}`}`;
}

/** Whether both days are known and make no period. */
export function isWrong({ from, to }: Partial<Period>): boolean {
  return from !== undefined && to !== undefined && periodProblem({ from, to }) !== null;
}

/** Loads a statement, unless its period is wrong, and again whenever an invoice changes. */
export function useStatement(accountNumber: string, { from, to }: Partial<Period>) {
  const { rest } = useConnection();
  useRecordChanges('invoices');
  return useQuery({
    // Below the invoices, so that a change of one reads it again.
    queryKey: ['invoices', 'statement', accountNumber, from, to],
    retry: false,
    enabled: !isWrong({ from, to }),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      rest(statementPath(accountNumber, { from, to }), {
        kind: 'record',
        schema: statementSchema,
        signal,
      }),
  });
}
