import type { EventChoices } from '#domain/emails/event-choice.ts';
import { accountChoicesSchema, ownDefaultsSchema } from '#domain/emails/notices/notice.ts';
import type { Rest } from '../http/connection.ts';

// EM-04: what an owner chooses for everybody of an account. All throw HttpFailure.

const schema = accountChoicesSchema;
const pathOf = (accountNumber: string) =>
  `/customers/${encodeURIComponent(accountNumber)}/notification-defaults`;

/** Returns the defaults of each account of the user. */
export function ownDefaults({ rest }: Rest, signal: AbortSignal) {
  return rest('/notification-defaults', { kind: 'background', schema: ownDefaultsSchema, signal });
}

/** Returns the defaults of an account, to be edited. */
export function accountDefaults({ rest }: Rest, accountNumber: string, signal: AbortSignal) {
  return rest(pathOf(accountNumber), { kind: 'form', schema, signal });
}

/** Saves the defaults of an account, based on the version that was opened. */
export function saveDefaults(
  { rest }: Rest,
  accountNumber: string,
  choices: EventChoices,
  ifMatch: number,
) {
  const body = { choices };
  return rest(pathOf(accountNumber), { kind: 'change', method: 'PUT', body, ifMatch, schema });
}
