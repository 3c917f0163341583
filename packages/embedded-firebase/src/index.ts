/** What the package offers to programs. Its tests and measurements may look deeper, by `embedded-firebase/src/…`. */
export { isLoopbackOrigin, readBody, requestUrl } from './base/http.ts';
export { createFront, listenLocal } from './front.ts';
export type { CallableHandler } from './functions/callable.ts';
export { refuseForeign } from './guards.ts';
export type { ActionMail } from './identity/accounts/identity-context.ts';
export { DiskRefusals } from './journal/disk-refusals.ts';
export { openJournal } from './journal/journal.ts';
export { DamagedJournal } from './journal/journal-damage.ts';
export { openLocalFirebase, type LocalFirebase, type ProjectFile } from './local-firebase.ts';
export { RulesError } from './rules/syntax/rules-error.ts';
