import { statementSchema, type Statement } from '#domain/schemas/statement.ts';
import { expect } from 'vitest';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

/** Returns the answer to a request for a statement. */
export function askStatement(
  portal: TestPortal,
  account: string,
  period: { from?: string; to?: string } = {},
  person: Person = 'super',
) {
  return portal.request(person, { url: `/api/statements/${account}`, query: period });
}

/** Returns the statement of an account, as the lab sees it. */
export async function statementOf(
  portal: TestPortal,
  account: string,
  from: string,
  to: string,
): Promise<Statement> {
  const response = await askStatement(portal, account, { from, to });
  expect(response.statusCode).toBe(200);
  return statementSchema.parse(response.json());
}
