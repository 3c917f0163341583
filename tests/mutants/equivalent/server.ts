import type { Equivalent } from './equivalent.ts';

export const SERVER: Equivalent = {
  'server/access/caller/caller-of.ts': { "'' → 'mutated'": 'neither text has a token' },
  'server/access/identity/identity.ts': {
    '10_000 → 10001':
      'how many to remember at most is a choice: who is forgotten is asked about again',
  },
  'server/access/sessions/check-session.ts': {
    '0 → 1': 'of a moment that is no null, and of an activity in 1970, before every sign-in',
  },
  'server/access/sessions/live-session.ts': { "'' → 'mutated'": 'neither text is a date' },
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
  'server/accounts/customers/table.ts': {
    '999_999 → 1000000': 'the ends of a sequence are read when a migration is made',
  },
  'server/accounts/imports/member-lines.ts': {
    "found[index]?.existing?.id ?? '' → found[index]?.existing?.id":
      'neither an empty text nor a missing one is the number of an account',
  },
  'server/accounts/terms/accept-terms.ts': {
    '1 → 2': 'the limit of a query of which only the first row is used',
  },
  'server/accounts/users/user-version.ts': {
    '1_000_000_000 → 1000000001':
      'a version is a digest: who sends back what was read cannot tell how many there could be',
  },
  'server/consultant/model/guarded-fetch.ts': {
    'response.body?.pipeThrough(counted(limit)) ?? null → response.body?.pipeThrough(counted(limit))':
      'an answer without a body is made of null and of undefined',
  },
  'server/money/checkouts/find-checkouts.ts': {
    '1 → 2': 'the limit of a query of which only the first row is used',
  },
  'server/money/checkouts/store-checkout.ts': {
    '60_000 → 60001':
      'how long a page is open and an amount reserved is a choice: a bit more is the same',
  },
  'server/ordering/export/pdf/draw-eyes.ts': { '0.5 → 1.5': 'a third of a millimeter on paper' },
  'server/ordering/export/pdf/draw-price.ts': { '20 → 21': 'room for one letter either way' },
  'server/ordering/export/pdf/draw-texts.ts': {
    '44 → 45': 'the column is wider than any text in it either way',
  },
  'server/ordering/messages/find-message.ts': {
    '1 → 2': 'the limit of a query of which only the first row is used',
  },
  'server/ordering/orders/submission/check-warnings.ts': {
    "'accountNumber' → 'mutated'": 'As above.',
  },
  'server/ordering/return-requests/follow-order.ts': {
    "step.action === 'produce' || step.action === 'close' → step.action === 'produce' && step.a":
      'no request goes along with these steps: it saves a query',
  },
  'server/ordering/return-requests/label/render-label.ts': {
    '4 → 5':
      'a third of a millimeter on paper: gaps between lines, and between the dashes of the line to cut along',
  },
  'server/platform/database/connections/pglite-threads.ts': {
    'performance.now() < this.#failure.until → performance.now() <= this.#failure.until':
      'no clock is that exact',
  },
  'server/platform/database/connections/postgres-limits.ts': {
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
  'server/platform/tries/network-of.ts': {
    '0 → 1':
      'without :: what is filled in stands after the four groups that count, and with it at least one is missing',
  },
  'server/platform/jobs/job-runner.ts': {
    'true → false': 'adding jobs that are there changes nothing: it saves a query',
  },
  'server/platform/http/slots.ts': {
    'left > 0 → left >= 0': 'who is remembered with no slot has as many as who is not remembered',
  },
  'server/platform/outbox/expire-waiting.ts': {
    '1_000 → 1001': 'how many rows a statement marks is a choice: the rest is marked next',
  },
};
