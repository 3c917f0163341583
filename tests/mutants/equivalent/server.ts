import type { Equivalent } from './equivalent.ts';

export const SERVER: Equivalent = {
  'server/access/events/routes.ts': {
    'left > 0 → left >= 0': 'who is remembered with no stream has as many as who is not remembered',
    'open.get(caller.uid) ?? 1 → open.get(caller.uid)':
      'who closes a stream has one that is counted; the type of a map does not say so',
  },
  'server/access/identity/identity.ts': {
    '10_000 → 10001':
      'how many to remember at most is a choice: who is forgotten is asked about again',
  },
  'server/access/sessions/check-session.ts': {
    'refusedBeforeAt ?? 0 → refusedBeforeAt': 'it is no null there: Firebase refuses the session',
    'lastActivityAt ?? 0 → lastActivityAt':
      'Math.min takes null for 0; the default is for the compiler',
    '0 → 1': 'of a moment that is no null, and of an activity in 1970, before every sign-in',
  },
  'server/access/sessions/live-session.ts': {
    "'' → 'mutated'": 'neither text is a date',
  },
  'server/access/sessions/session-document.ts': {
    '20 → 21': 'how often to try at most is a choice: one try more ends in the same refusal',
  },
  'server/accounts/applications/get-application.ts': {
    '1 → 2': 'the limit of a query of which only the first row is used',
  },
  'server/accounts/callables/get-users.ts': {
    '1 → 2': 'of what a comparison answers only the sign counts',
    'one.id < other.id → one.id <= other.id':
      'no two users have the same id, and sorting compares none with itself',
  },
  'server/accounts/claims/routes.ts': {
    '5_000 → 5001':
      'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
  },
  'server/accounts/customers/add-customer.ts': {
    "rows[0]?.['number'] → rows[0]['number']":
      'nextval answers with one row; the type of an index does not say so',
  },
  'server/accounts/customers/table.ts': {
    '999_999 → 1000000': 'the ends of a sequence are read when a migration is made',
  },
  'server/accounts/imports/member-lines.ts': {
    "found[index]?.existing?.id ?? '' → found[index]?.existing?.id":
      'neither an empty text nor a missing one is the number of an account',
  },
  'server/accounts/invitations/invitation-rows.ts': {
    "practices.get(row.accountNumber) ?? '' → practices.get(row.accountNumber)":
      "an invitation's account exists (a foreign key) and has a name; the type of a map does not say so",
  },
  'server/accounts/terms/accept-terms.ts': {
    '1 → 2': 'the limit of a query of which only the first row is used',
  },
  'server/accounts/users/get-user.ts': {
    'profile?.data() → profile.data()':
      'getAll answers with as many as it was asked for; the type of an index does not say so',
  },
  'server/accounts/users/list-users.ts': {
    'or(...COLUMNS.map((column) => sql`${word} <% ${column}`)) ?? sql`false` → or(...COLUMNS.map((column) => sql`${word} <% ${column}`))':
      'of columns that there are; the type of or() does not say so',
    'or(...COLUMNS.map((column) => ilike(column, containing(word)))) ?? sql`false` → or(...COLUMNS.map((column) => ilike(column, containing(word))))':
      'of columns that there are; the type of or() does not say so',
  },
  'server/accounts/users/user-version.ts': {
    '1_000_000_000 → 1000000001':
      'a version is a digest: who sends back what was read cannot tell how many there could be',
  },
  'server/emails/campaigns/letter-audience.ts': {
    "languages.get(uid) ?? 'en' → languages.get(uid)":
      'a letter has no subject in a missing language, and whoever has none there gets it in English',
  },
  'server/emails/templates/check-html.ts': {
    "CONDITIONAL.exec(part.text)?.groups?.['html'] → CONDITIONAL.exec(part.text)?.groups['html']":
      'a match has groups; the type does not say so',
  },
  'server/money/checkouts/paper/receipt.ts': {
    'open.get(invoiceNumber)?.payableCents ?? 0 → open.get(invoiceNumber)?.payableCents':
      'a foreign key keeps the invoice of each share, and the amount is never null; the default is for the compiler',
  },
  'server/money/checkouts/store-checkout.ts': {
    '60_000 → 60001':
      'how long a page is open and an amount reserved is a choice: a bit more is the same',
  },
  'server/ordering/export/pdf/draw-eyes.ts': {
    '0.5 → 1.5': 'a third of a millimeter on paper',
  },
  'server/ordering/export/pdf/draw-texts.ts': {
    '44 → 45': 'the column is wider than any text in it either way',
  },
  'server/ordering/messages/find-message.ts': {
    '1 → 2': 'the limit of a query of which only the first row is used',
  },
  'server/ordering/orders/submission/check-warnings.ts': {
    "field ?? 'accountNumber' → field":
      'Of the errors only a credit hold names no field, and nobody is on hold yet.',
    "'accountNumber' → 'mutated'": 'As above.',
  },
  'server/ordering/orders/submission/prepare-order.ts': {
    'lines[index]?.priceCents → lines[index].priceCents':
      'Every lens has a line of the price; the type of an index does not say so.',
    'lines[index]?.priceParts → lines[index].priceParts':
      'Every lens has a line of the price; the type of an index does not say so.',
  },
  'server/ordering/orders/submission/submit-order.ts': {
    "rows[0]?.['number'] → rows[0]['number']":
      'nextval answers with one row; the type of an index does not say so.',
  },
  'server/ordering/orders/table.ts': {
    'customers.accountNumber → null':
      'Foreign keys are read when a migration is made, never when a statement is.',
  },
  'server/ordering/return-requests/follow-order.ts': {
    "step.action === 'produce' || step.action === 'close' → step.action === 'produce' && step.a":
      'no request goes along with these steps: it saves a query',
  },
  'server/ordering/return-requests/label/render-label.ts': {
    '4 → 5':
      'a third of a millimeter on paper: gaps between lines, and between the dashes of the line to cut along',
  },
  'server/platform/database/folder-lock.ts': {
    "error instanceof Error && 'code' in error → error instanceof Error || 'code' in error":
      'what a call of the system throws is an Error, and one without a code has none that is looked for',
  },
  'server/platform/database/pglite-threads.ts': {
    'performance.now() < this.#failure.until → performance.now() <= this.#failure.until':
      'no clock is that exact',
  },
  'server/platform/database/postgres-limits.ts': {
    '15_000 → 15001':
      'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
  },
  'server/platform/firebase/ask-firebase.ts': {
    '10_000 → 10001':
      'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
    '5_000 → 5001':
      'how long to wait at most is a choice: a millisecond more is the same to whoever waits',
  },
  'server/platform/firebase/deadline.ts': {
    'timeLeft() < EARLY → timeLeft() <= EARLY':
      'they differ at one moment of a clock that counts fractions of a millisecond',
  },
  'server/platform/health/readiness.ts': {
    '5 → 6': 'after how many seconds to ask again is a choice',
  },
  'server/platform/outbox/expire-waiting.ts': {
    'rowCount ?? 0 → rowCount': 'neither null nor 0 is a full batch, after which there may be more',
  },
  'server/platform/program/start-error.ts': {
    "typeof value === 'object' && value !== null → typeof value === 'object' || value !== null":
      'the facts of an error are an object or missing, and undefined spreads to nothing',
  },
  'server/platform/tries/network-of.ts': {
    '0 → 1':
      'without :: what is filled in stands after the four groups that count, and with it at least one is missing',
  },
};
