import { answers, BOOKS, SUPER, type Answers } from './answers.ts';

/** For reading invoices and payments: of all practices, or of one's own. */
function reading(status: number): Answers {
  return { ...answers(status, { admins: 403 }), bookkeeper: status, super: status };
}

/** For the lens credit of an account: of all practices, or of one's own. */
const OWNED: Answers = { ...answers(200, { admins: 403 }), super: 200 };

/** The status that each person gets from the routes about money. */
export const moneyExpectations = {
  'GET /api/invoices': reading(200),
  // No order was shipped, so there is none.
  'GET /api/invoices/:id': reading(404),
  'GET /api/payments': reading(200),
  // Nothing was paid, so there is none.
  'GET /api/payments/:id': reading(404),
  'POST /api/payments': { ...BOOKS, bookkeeper: 201, super: 201 },
  'POST /api/payments/:id/allocate': { ...BOOKS, bookkeeper: 404, super: 404 },
  'POST /api/payments/:id/refund': { ...SUPER, super: 404 },
  'POST /api/payments/:id/void': { ...SUPER, super: 404 },
  'POST /api/payments/:id/give-back': { ...SUPER, super: 404 },
  'GET /api/checkouts': reading(200),
  // Nothing was paid online, so there is none.
  'GET /api/checkouts/:id': reading(404),
  'GET /api/checkouts/:id/receipt.pdf': reading(404),
  'GET /api/online-payment': answers(200, { admins: 403 }),
  // This portal has no gateway.
  'POST /api/checkouts': answers(409, { admins: 403 }),
  'POST /api/checkouts/:id/cancel': answers(404, { admins: 403 }),
  'POST /api/checkouts/:id/check': answers(404, { admins: 403 }),
  'POST /api/checkouts/:id/decide': { ...SUPER, super: 404 },
  'GET /api/payment-methods/:accountNumber': answers(409, { admins: 403 }),
  'POST /api/payment-methods/:accountNumber/page': answers(409, { admins: 403 }),
  'PUT /api/payment-methods/:accountNumber/default': answers(409, { admins: 403 }),
  'DELETE /api/payment-methods/:accountNumber/methods/:methodId': answers(409, { admins: 403 }),
  'GET /api/autopay/:accountNumber': answers(200, { admins: 403 }),
  'PUT /api/autopay/:accountNumber': answers(409, { admins: 403 }),
  'GET /api/payers': BOOKS,
  'GET /api/write-offs': SUPER,
  'GET /api/write-offs/:id': { ...SUPER, super: 404 },
  'POST /api/invoices/:id/write-offs': { ...SUPER, super: 404 },
  'POST /api/write-offs/:id/confirm': { ...SUPER, super: 404 },
  'POST /api/write-offs/:id/decline': { ...SUPER, super: 404 },
  'POST /api/write-offs/:id/reverse': { ...SUPER, super: 404 },
  'GET /api/credits': SUPER,
  'GET /api/credits/:id': { ...SUPER, super: 404 },
  'POST /api/credits': { ...SUPER, super: 201 },
  'POST /api/credits/:id/confirm': { ...SUPER, super: 404 },
  'POST /api/credits/:id/decline': { ...SUPER, super: 404 },
  'POST /api/credits/:id/reverse': { ...SUPER, super: 404 },
  'GET /api/credit-accounts/:accountNumber': OWNED,
  'GET /api/credit-entries': OWNED,
  // There is no such invoice.
  'POST /api/credit-uses': answers(422, { admins: 403 }),
  'POST /api/credit-uses/:id/reverse': { ...SUPER, super: 404 },
  'GET /api/return-requests': answers(200),
  'GET /api/return-requests/policy': { ...answers(200), other: 404 },
  // There is no such request.
  'GET /api/return-requests/:id': answers(404),
  'GET /api/return-requests/:id/label.pdf': answers(404),
  // The order was not shipped.
  'POST /api/return-requests': { ...answers(409, { admins: 403, biller: 403 }), other: 404 },
  'POST /api/return-requests/:id/withdraw': answers(404, { admins: 403, biller: 403 }),
  'POST /api/return-requests/:id/decide': answers(404, { customers: 403 }),
  'POST /api/return-requests/:id/receive': answers(404, { customers: 403 }),
  'GET /api/invoices/:id/pdf': reading(404),
  'GET /api/invoices.csv': reading(200),
  'GET /api/auth/invoice/:invoiceNumber/:token': reading(404),
  'GET /api/journal-settings': BOOKS,
  'PUT /api/journal-settings': SUPER,
  'GET /api/journal-batches': BOOKS,
  'GET /api/journal-batches/waiting': BOOKS,
  'GET /api/journal-batches/:id/journal.csv': { ...BOOKS, bookkeeper: 404, super: 404 },
  'GET /api/journal-batches/:id/documents': { ...BOOKS, bookkeeper: 404, super: 404 },
  'GET /api/journal-batches/:id/documents.csv': { ...BOOKS, bookkeeper: 404, super: 404 },
  'POST /api/journal-batches': { ...BOOKS, bookkeeper: 409, super: 409 },
  'GET /api/payouts': BOOKS,
  'GET /api/payouts/in-transit': BOOKS,
  'GET /api/balance-changes': BOOKS,
  'GET /api/balance-changes.csv': BOOKS,
  'GET /api/receivables': BOOKS,
  'GET /api/receivables/total': BOOKS,
  'GET /api/receivables.csv': BOOKS,
  'GET /api/statements/:accountNumber': reading(200),
  'GET /api/statements/:accountNumber/statement.pdf': reading(200),
  'GET /api/statements/:accountNumber/statement.csv': reading(200),
} as const;
