import { CUSTOMER_INFO_PAGE, CUSTOMER_INFO_RECORDS } from '#domain/basics/constants.ts';
import { customerInformationSchema } from '#domain/customers/customer.ts';
import type { CustomerInformation } from '#domain/customers/customer.ts';
import { OWN_TOKEN, type HttpClient } from '../http/http.ts';
import { readAnswer } from '../http/read-answer.ts';

export interface CustomerQuery {
  account?: string;
  page?: number;
  records?: number;
  /** Whether a failure throws instead of returning null. */
  showError?: boolean;
  /** The page is complete without the result: a failure does not end the session. */
  isAside?: boolean;
  signal?: AbortSignal;
}

/** RS-02: loads an account of the user and one page of its additional accounts. */
export async function customerInformation(
  client: HttpClient,
  query: CustomerQuery = {},
): Promise<CustomerInformation | null> {
  const { account, page = CUSTOMER_INFO_PAGE, records = CUSTOMER_INFO_RECORDS } = query;
  const search = new URLSearchParams({ page: String(page), records: String(records) });
  if (account) search.set('account', account);
  try {
    const { isAside, signal } = query;
    const { json } = await client(`/auth/customer/${OWN_TOKEN}?${search}`, {
      kind: isAside ? 'background' : 'list',
      signal,
    });
    return readAnswer(customerInformationSchema, json);
  } catch (error) {
    if (!query.showError) return null;
    throw new Error('Failed to fetch customer information', { cause: error });
  }
}
