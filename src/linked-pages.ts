/** AD-08: where the link of an invitation leads. */
export const INVITATION = '/auth/invitation';

/** EM-04: where the link in a letter leads. */
const UNSUBSCRIBE = '/auth/unsubscribe';

/** RT-11: the addresses that these pages had; links in earlier emails have them still. */
export const FORMER_ADDRESSES: Readonly<Record<string, string>> = {
  '/invitation': INVITATION,
  '/unsubscribe': UNSUBSCRIBE,
};

/** Pages below `/auth/` that are no step of the sign-in: it may lead back to them. */
const LINKED: ReadonlySet<string> = new Set([INVITATION, UNSUBSCRIBE]);

/** Returns whether a path, with query and fragment, leads to a page that an email links to. */
export function isLinkedPage(path: string): boolean {
  return LINKED.has(path.split(/[?#]/u, 1)[0] ?? '');
}
