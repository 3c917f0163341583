/**
 * What `npm test` runs of the larger suites, by project of Vitest: the main ways of orders, money, accounts and
 * sign-in, and whatever alone proves a requirement (`tests/unit/requirement-ids.test.ts`).
 */
const SHORT_UI = [
  'tests/ui/notifications/sanitize.test.ts',
  'tests/ui/src/admin-home.test.tsx',
  'tests/ui/src/guard.test.ts',
  'tests/ui/src/landings.test.ts',
  'tests/ui/src/routes.test.ts',
  'tests/ui/src/terms.test.tsx',
  'tests/ui/src/walk.test.ts',
];

const SHORT_INTEGRATION = [
  'tests/integration/functions-order.test.ts',
  'tests/integration/functions.test.ts',
  'tests/integration/invoice-files.test.ts',
  'tests/integration/ledger.test.ts',
  'tests/integration/outbox.test.ts',
  'tests/integration/password-policy.test.ts',
  'tests/integration/submit-order.test.ts',
];

/** All of them. */
export const SHORT_FILES = [...SHORT_UI, ...SHORT_INTEGRATION];
