import type { Equivalent } from './equivalent.ts';

export const SERVER: readonly Equivalent[] = [
  {
    file: 'server/accounts/applications/get-application.ts',
    change: '1 → 2',
    reason: 'the limit of a query of which only the first row is used',
  },
  {
    file: 'server/accounts/claims/routes.ts',
    change: '5_000 → 5001',
    reason: 'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
  },
  {
    file: 'server/access/sessions/check-session.ts',
    change: 'refusedBeforeAt ?? 0 → refusedBeforeAt',
    reason: 'it is no null there: Firebase refuses the session',
  },
  {
    file: 'server/access/sessions/check-session.ts',
    change: 'lastActivityAt ?? 0 → lastActivityAt',
    reason: 'Math.min takes null for 0; the default is for the compiler',
  },
  {
    file: 'server/access/sessions/check-session.ts',
    change: '0 → 1',
    reason: 'of a moment that is no null, and of an activity in 1970, before every sign-in',
  },
  {
    file: 'server/ordering/orders/submission/check-warnings.ts',
    change: "field ?? 'accountNumber' → field",
    reason: 'Of the errors only a credit hold names no field, and nobody is on hold yet.',
  },
  {
    file: 'server/ordering/orders/submission/check-warnings.ts',
    change: "'accountNumber' → 'mutated'",
    reason: 'As above.',
  },
  {
    file: 'server/ordering/orders/submission/prepare-order.ts',
    change: 'lines[index]?.priceCents → lines[index].priceCents',
    reason: 'Every lens has a line of the price; the type of an index does not say so.',
  },
  {
    file: 'server/ordering/orders/submission/prepare-order.ts',
    change: 'lines[index]?.priceParts → lines[index].priceParts',
    reason: 'Every lens has a line of the price; the type of an index does not say so.',
  },
  {
    file: 'server/ordering/orders/submission/submit-order.ts',
    change: "rows[0]?.['number'] → rows[0]['number']",
    reason: 'nextval answers with one row; the type of an index does not say so.',
  },
  {
    file: 'server/ordering/orders/table.ts',
    change: 'customers.accountNumber → null',
    reason: 'Foreign keys are read when a migration is made, never when a statement is.',
  },
  {
    file: 'server/access/sessions/live-session.ts',
    change: "'' → 'mutated'",
    reason: 'neither text is a date',
  },
  {
    file: 'server/ordering/export/pdf/draw-texts.ts',
    change: '44 → 45',
    reason: 'the column is wider than any text in it either way',
  },
  {
    file: 'server/ordering/export/pdf/draw-eyes.ts',
    change: '0.5 → 1.5',
    reason: 'a third of a millimeter on paper',
  },
  {
    file: 'server/accounts/terms/accept-terms.ts',
    change: '1 → 2',
    reason: 'the limit of a query of which only the first row is used',
  },
  {
    file: 'server/accounts/customers/table.ts',
    change: '999_999 → 1000000',
    reason: 'the ends of a sequence are read when a migration is made',
  },
  {
    file: 'server/platform/tries/network-of.ts',
    change: '0 → 1',
    reason:
      'without :: what is filled in stands after the four groups that count, and with it at least one is missing',
  },
  {
    file: 'server/accounts/users/get-user.ts',
    change: 'profile?.data() → profile.data()',
    reason: 'getAll answers with as many as it was asked for; the type of an index does not say so',
  },
  {
    file: 'server/accounts/callables/get-users.ts',
    change: '1 → 2',
    reason: 'of what a comparison answers only the sign counts',
  },
  {
    file: 'server/access/events/routes.ts',
    change: 'left > 0 → left >= 0',
    reason: 'who is remembered with no stream has as many as who is not remembered',
  },
  {
    file: 'server/access/events/routes.ts',
    change: 'open.get(caller.uid) ?? 1 → open.get(caller.uid)',
    reason: 'who closes a stream has one that is counted; the type of a map does not say so',
  },
  {
    file: 'server/platform/firebase/ask-firebase.ts',
    change: '10_000 → 10001',
    reason: 'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
  },
  {
    file: 'server/platform/firebase/ask-firebase.ts',
    change: '5_000 → 5001',
    reason: 'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
  },
  {
    file: 'server/platform/program/start-error.ts',
    change:
      "typeof value === 'object' && value !== null → typeof value === 'object' || value !== null",
    reason: 'the facts of an error are an object or missing, and undefined spreads to nothing',
  },
  {
    file: 'server/platform/outbox/expire-waiting.ts',
    change: 'rowCount ?? 0 → rowCount',
    reason: 'neither null nor 0 is a full batch, after which there may be more',
  },
  {
    file: 'server/access/sessions/session-document.ts',
    change: '20 → 21',
    reason: 'how often to try at most is a choice: one try more ends in the same refusal',
  },
  {
    file: 'server/access/identity/identity.ts',
    change: '10_000 → 10001',
    reason: 'how many to remember at most is a choice: who is forgotten is asked about again',
  },
  {
    file: 'server/platform/database/postgres-limits.ts',
    change: '15_000 → 15001',
    reason: 'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
  },
  {
    file: 'server/platform/database/pglite-threads.ts',
    change: 'performance.now() < this.#failure.until → performance.now() <= this.#failure.until',
    reason: 'no clock is that exact',
  },
  {
    file: 'server/accounts/callables/get-users.ts',
    change: 'one.id < other.id → one.id <= other.id',
    reason: 'no two users have the same id, and sorting compares none with itself',
  },
  {
    file: 'server/accounts/invitations/invitation-rows.ts',
    change: "practices.get(row.accountNumber) ?? '' → practices.get(row.accountNumber)",
    reason:
      "an invitation's account exists (a foreign key) and has a name; the type of a map does not say so",
  },
  {
    file: 'server/emails/campaigns/letter-audience.ts',
    change: "languages.get(uid) ?? 'en' → languages.get(uid)",
    reason:
      'a letter has no subject in a missing language, and whoever has none there gets it in English',
  },
  {
    file: 'server/accounts/imports/member-lines.ts',
    change: "found[index]?.existing?.id ?? '' → found[index]?.existing?.id",
    reason: 'neither an empty text nor a missing one is the number of an account',
  },
  {
    file: 'server/ordering/return-requests/label/render-label.ts',
    change: '4 → 5',
    reason:
      'a third of a millimeter on paper: gaps between lines, and between the dashes of the line to cut along',
  },
  {
    file: 'server/ordering/messages/find-message.ts',
    change: '1 → 2',
    reason: 'the limit of a query of which only the first row is used',
  },
  {
    file: 'server/money/checkouts/paper/receipt.ts',
    change: 'open.get(invoiceNumber)?.payableCents ?? 0 → open.get(invoiceNumber)?.payableCents',
    reason:
      'a foreign key keeps the invoice of each share, and the amount is never null; the default is for the compiler',
  },
  {
    file: 'server/money/checkouts/store-checkout.ts',
    change: '60_000 → 60001',
    reason: 'how long a page is open and an amount reserved is a choice: a bit more is the same',
  },
];
