import { reads } from './kinds-of-requests.ts';
import { checkoutRequests } from './checkouts.ts';
import { journalRequests } from './journal.ts';
import { creditRequests } from './credits.ts';
import { methodRequests } from './payment-methods.ts';
import { paymentRequests } from './payments.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

/** A request that is right in itself, for each route about money. `accountOf`: the account that somebody asks about. */
export function moneyRequests(portal: TestPortal, accountOf: (person: Person | null) => string) {
  return {
    ...paymentRequests,
    ...checkoutRequests,
    ...methodRequests(accountOf),
    'GET /api/payers': reads('/api/payers'),
    ...creditRequests(accountOf),
    'GET /api/invoices': reads('/api/invoices'),
    'GET /api/invoices/:id': reads('/api/invoices/INV-0'),
    'GET /api/invoices/:id/pdf': reads('/api/invoices/INV-0/pdf'),
    'GET /api/invoices.csv': reads('/api/invoices.csv'),
    'GET /api/auth/invoice/:invoiceNumber/:token': (person: Person | null) =>
      reads(`/api/auth/invoice/INV-0/${person ? portal.tokens[person] : 'none'}`)(),
    ...journalRequests,
    'GET /api/receivables': reads('/api/receivables'),
    'GET /api/receivables/total': reads('/api/receivables/total'),
    'GET /api/receivables.csv': reads('/api/receivables.csv'),
    'GET /api/statements/:accountNumber': (person: Person | null) =>
      reads(`/api/statements/${accountOf(person)}`)(),
    'GET /api/statements/:accountNumber/statement.pdf': (person: Person | null) =>
      reads(`/api/statements/${accountOf(person)}/statement.pdf`)(),
    'GET /api/statements/:accountNumber/statement.csv': (person: Person | null) =>
      reads(`/api/statements/${accountOf(person)}/statement.csv`)(),
  };
}
