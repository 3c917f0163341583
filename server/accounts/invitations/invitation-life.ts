/** Milliseconds for which an invitation is valid. */
export const INVITATION_LIFE = 7 * 24 * 60 * 60 * 1000;
