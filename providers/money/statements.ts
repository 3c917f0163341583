import type { Period } from '#domain/money/statements/periods.ts';
import { statementSchema } from '#domain/money/statements/statement.ts';
import type { Rest } from '../http/connection.ts';

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

/** Loads a statement. @throws HttpFailure */
export function loadStatement(
  { rest }: Rest,
  accountNumber: string,
  period: Partial<Period>,
  signal: AbortSignal,
) {
  const schema = statementSchema;
  return rest(statementPath(accountNumber, period), { kind: 'record', schema, signal });
}
