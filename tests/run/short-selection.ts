import { join } from 'node:path';
import { filesBelow } from '../arrows/files-below.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Of `unit` and `contract`, what `npm test` leaves to `test:all`: the longest matrices and properties that prove no
 * requirement alone, and what starts processes or draws pages.
 */
export const LONG_FILES: ReadonlySet<string> = new Set([
  'tests/contract/rules/firestore-activity-rules.test.ts',
  'tests/contract/rules/firestore-profile-rules.test.ts',
  'tests/contract/rules/firestore-profile-values.test.ts',
  'tests/contract/rules/session-ends-rules.test.ts',
  'tests/contract/rules/storage-rules.test.ts',
  'tests/unit/domain/conversation/questions.test.ts',
  'tests/unit/domain/conversation/records.test.ts',
  'tests/unit/domain/fitting/properties.test.ts',
  'tests/unit/domain/fitting/records.test.ts',
  'tests/unit/domain/lens/many-prescriptions.test.ts',
  'tests/unit/domain/lens/warnings/own-suggestions.test.ts',
  'tests/unit/mutants/rejected-by-types.test.ts',
  'tests/unit/providers/draft-kills.test.ts',
  'tests/unit/server/bundle-server.test.ts',
  'tests/unit/server/default-templates.test.ts',
  'tests/unit/server/healthcheck.test.ts',
  'tests/unit/server/order-export/sheet-layout.test.ts',
  'tests/unit/server/order-export/sheet-parts.test.ts',
  'tests/unit/server/silent-connections.test.ts',
]);

/**
 * What `npm test` runs of the larger suites, by project of Vitest: the main ways of orders, money, accounts and
 * sign-in, and whatever alone proves a requirement (`tests/unit/requirement-ids.test.ts`).
 */
export const SHORT_UI = [
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
  'tests/integration/session-disguises.test.ts',
  'tests/integration/submit-order.test.ts',
];

/** The files of a suite without its long ones. */
function mostOf(suite: string): string[] {
  return filesBelow(ROOT, suite).filter((file) => file.includes('.test.') && !LONG_FILES.has(file));
}

export const UNIT_FILES = mostOf('tests/unit');

/** What runs beside them in a worker of its own: about as much work. */
export const SERVER_FILES = [...mostOf('tests/contract'), ...SHORT_INTEGRATION];

/** All that Vitest runs of `npm test`. */
export const SHORT_FILES = [...UNIT_FILES, ...SHORT_UI, ...SERVER_FILES];
