/** AD-08: where the link of an invitation leads. */
export const INVITATION = '/auth/invitation';

/** EM-04: where the link in a letter leads. */
const UNSUBSCRIBE = '/auth/unsubscribe';

/** RT-11: the addresses that these pages had; links in earlier emails have them still. */
export const FORMER_ADDRESSES: Readonly<Record<string, string>> = {
  '/invitation': INVITATION,
  '/unsubscribe': UNSUBSCRIBE,
};
