import { CUSTOMER_INFO_RECORDS } from '#domain/basics/constants.ts';
import type { Account, CustomerInformation } from '#domain/customers/customer.ts';
import { HttpFailure } from '../http/http.ts';
import type { HttpClient } from '../http/http.ts';
import { customerInformation, type CustomerQuery } from './customer-information.ts';

/** The statuses without a granted account: none given, not the user's, not found. */
const NONE_GRANTED: ReadonlySet<number> = new Set([400, 403, 404]);

/**
 * Returns every account that the server grants, main account first, loaded page by page; empty when it grants none.
 *
 * @throws Error when a page could not be loaded: the list of accounts is then not known
 */
export async function loadAccounts(client: HttpClient): Promise<Account[]> {
  const first = await pageOf(client);
  if (!first) return [];
  const { accountNumber, practice, practiceRole, additionalAccounts, total } = first;
  const accounts: Account[] = [{ accountNumber, practice, practiceRole }, ...additionalAccounts];
  const pages = Math.ceil(total / CUSTOMER_INFO_RECORDS);
  for (let page = 2; page <= pages; page += 1) {
    const next = await pageOf(client, { page });
    accounts.push(...(next?.additionalAccounts ?? []));
  }
  return accounts;
}

async function pageOf(
  client: HttpClient,
  query: CustomerQuery = {},
): Promise<CustomerInformation | null> {
  try {
    return await customerInformation(client, { ...query, showError: true });
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (cause instanceof HttpFailure && NONE_GRANTED.has(cause.status)) return null;
    throw error;
  }
}
