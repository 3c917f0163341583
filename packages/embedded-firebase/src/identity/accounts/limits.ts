/** What Identity Platform allows; times in the unit their name ends in. */
export const ID_TOKEN_LIFE_S = 3600;
/** A session cookie lives as long as was asked, between five minutes and two weeks. */
export const SESSION_COOKIE_LIFE_S = { least: 300, most: 14 * 86_400 } as const;
/** A change of password or e-mail, or a deletion, asks for a sign-in no older than this. */
export const RECENT_SIGN_IN_S = 300;

/**
 * Wrong passwords for one address before it has to wait; each further one asks for the same pause again. They
 * are forgotten by the right password, a new one, or this long without a try. Production keeps its figures to itself.
 */
export const FAILED_SIGN_INS = 5;
export const SIGN_IN_PAUSE_MS = 60_000;
export const FAILED_SIGN_INS_KEPT_MS = 60 * 60_000;
/** E-mails to one address before it has to wait. */
export const MAILS_PER_ADDRESS = 20;
export const MAIL_PAUSE_MS = 10 * 60_000;

/** What a project's policy may ask for at most as the shortest password. */
export const POLICY_LEAST_MAX = 30;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 4096;
export const CLAIMS_MAX = 1000;
export const UID_MAX = 128;
export const EMAIL_MAX = 256;
export const BATCH_MAX = 1000;
export const BODY_MAX_BYTES = 10 * 1024 * 1024;

export const ACTION_CODE_LIFE_MS = {
  PASSWORD_RESET: 3_600_000,
  VERIFY_EMAIL: 3 * 86_400_000,
  VERIFY_AND_CHANGE_EMAIL: 3 * 86_400_000,
} as const;
