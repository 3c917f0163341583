import { answers, SUPER } from './answers.ts';

/** The status that each person gets from the routes about money. */
export const moneyExpectations = {
  'GET /api/invoices': { ...answers(200, { admins: 403 }), super: 200 },
  // No order was shipped, so there is none.
  'GET /api/invoices/:id': { ...answers(404, { admins: 403 }), super: 404 },
  'GET /api/payments': { ...answers(200, { admins: 403 }), super: 200 },
  // Nothing was paid, so there is none.
  'GET /api/payments/:id': { ...answers(404, { admins: 403 }), super: 404 },
  'POST /api/payments': { ...SUPER, super: 201 },
  'POST /api/payments/:id/allocate': { ...SUPER, super: 404 },
  'POST /api/payments/:id/refund': { ...SUPER, super: 404 },
  'POST /api/payments/:id/void': { ...SUPER, super: 404 },
  'GET /api/write-offs': SUPER,
  'GET /api/write-offs/:id': { ...SUPER, super: 404 },
  'POST /api/invoices/:id/write-offs': { ...SUPER, super: 404 },
  'POST /api/write-offs/:id/confirm': { ...SUPER, super: 404 },
  'POST /api/write-offs/:id/decline': { ...SUPER, super: 404 },
  'GET /api/credits': SUPER,
  'GET /api/credits/:id': { ...SUPER, super: 404 },
  'POST /api/credits': { ...SUPER, super: 201 },
  'POST /api/credits/:id/confirm': { ...SUPER, super: 404 },
  'POST /api/credits/:id/decline': { ...SUPER, super: 404 },
  'POST /api/credits/:id/reverse': { ...SUPER, super: 404 },
  'GET /api/credit-accounts/:accountNumber': { ...answers(200, { admins: 403 }), super: 200 },
  'GET /api/credit-entries': { ...answers(200, { admins: 403 }), super: 200 },
  // There is no such invoice.
  'POST /api/credit-uses': answers(422, { admins: 403 }),
  'POST /api/credit-uses/:id/reverse': { ...SUPER, super: 404 },
  'GET /api/invoices/:id/pdf': { ...answers(404, { admins: 403 }), super: 404 },
  'GET /api/invoices.csv': { ...answers(200, { admins: 403 }), super: 200 },
  'GET /api/auth/invoice/:invoiceNumber/:token': { ...answers(404, { admins: 403 }), super: 404 },
  'GET /api/journal-settings': SUPER,
  'PUT /api/journal-settings': SUPER,
  'GET /api/journal-batches': SUPER,
  'GET /api/journal-batches/waiting': SUPER,
  'GET /api/journal-batches/:id/journal.csv': { ...SUPER, super: 404 },
  'POST /api/journal-batches': { ...SUPER, super: 409 },
  'GET /api/receivables': SUPER,
  'GET /api/receivables/total': SUPER,
  'GET /api/receivables.csv': SUPER,
  'GET /api/statements/:accountNumber': { ...answers(200, { admins: 403 }), super: 200 },
  'GET /api/statements/:accountNumber/statement.pdf': {
    ...answers(200, { admins: 403 }),
    super: 200,
  },
  'GET /api/statements/:accountNumber/statement.csv': {
    ...answers(200, { admins: 403 }),
    super: 200,
  },
} as const;
