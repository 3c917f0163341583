/** AD-08: where the link of an invitation leads. */
export const INVITATION = '/auth/invitation';

/**
 * RT-11: the addresses that the pages of invitations and of unsubscribing had before they moved below `/auth`; links in
 * earlier emails have them still.
 */
export const FORMER_ADDRESSES = ['/invitation', '/unsubscribe'];
