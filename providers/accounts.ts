import { CUSTOMER_INFO_RECORDS } from '#domain/constants.ts';
import type { Account } from '#domain/schemas/customer.ts';
import { customerInformation } from './customer-information.ts';
import type { RestClient } from './rest-client.ts';

/** Every account that the server grants, main one first, page by page; empty when it tells none. */
export async function loadAccounts(client: RestClient): Promise<Account[]> {
  const first = await customerInformation(client);
  if (!first) return [];
  const { accountNumber, practice, additionalAccounts, total } = first;
  const accounts = [{ accountNumber, practice }, ...additionalAccounts];
  const pages = Math.ceil(total / CUSTOMER_INFO_RECORDS);
  for (let page = 2; page <= pages; page += 1) {
    const next = await customerInformation(client, { page });
    accounts.push(...(next?.additionalAccounts ?? []));
  }
  return accounts;
}
