import { useLocation } from 'react-admin';
import { CUSTOMERS_PATH } from '../../customers/customer-path.ts';
import { BOOKKEEPER_PATH } from './bookkeeper-path.ts';

/** Returns the address above the pages of invoices in the area of the page that is shown: bookkeepers have one of their own. */
export function useBooksPath(): string {
  const { pathname } = useLocation();
  return pathname.startsWith(`${CUSTOMERS_PATH}/`) ? CUSTOMERS_PATH : BOOKKEEPER_PATH;
}
