/** Every constant of the specification, defined once (CN-01). Durations are in milliseconds, lengths in CSS pixels. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const PRODUCT_VERSION = '1.0.1';

export const INACTIVITY_TIMEOUT = 60 * MINUTE;
export const INACTIVITY_WARNING = 5 * MINUTE;
export const ACTIVITY_SYNC_INTERVAL = MINUTE;
export const ACTIVITY_WRITE_MIN_INTERVAL = 30 * SECOND;
export const ACTIVITY_THROTTLE = SECOND;
export const TOKEN_REFRESH_INTERVAL = 55 * MINUTE;
export const TIMER_START_DELAY = 500;
export const TERMS_REDIRECT_WAIT = 100;
export const LOGOUT_REDIRECT_WAIT = SECOND;
export const COPY_CONFIRMATION = 3 * SECOND;

/** IN-03: the seconds left at which the countdown is announced. */
export const COUNTDOWN_ANNOUNCED = [300, 120, 60, 30] as const;
/** How long after the limit the server still accepts a token, because activity is synced only at intervals. */
export const INACTIVITY_GRACE = ACTIVITY_SYNC_INTERVAL;
/** Maximum age of a sign-in for changing the password. */
export const RECENT_SIGN_IN = 5 * MINUTE;

export const TOAST_TIMEOUT = 5 * SECOND;
export const TOAST_EXTENDED_TIMEOUT = SECOND;
export const TOAST_EASE = 300;
export const TOASTS_OPEN = 5;

/** After many failed sign-ins Firebase refuses the account for a while, without reporting how long. */
export const SIGN_IN_PAUSE = MINUTE;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Password reset requests per hour for one email address, and from one network. */
export const RESET_TRIES_OF_EMAIL = 5;
export const RESET_TRIES_OF_NETWORK = 20;
export const RESET_TRIES_WITHIN = 60 * MINUTE;
/** VA-01: a password reset link that could not be sent in this time expires; Firebase's own link lasts as long. */
export const RESET_LINK_LIFE = 60 * MINUTE;
/** Emails per hour with a link that verifies an address: for one user, and to one new address. */
export const ADDRESS_LINKS_MOST = 5;
export const ADDRESS_LINKS_WITHIN = 60 * MINUTE;
/** The least time between two such emails to one address for one user; as long as the page's own pause. */
export const ADDRESS_LINK_PAUSE = MINUTE;
/** How long the link that verifies an address works: as long as Firebase's. */
export const VERIFICATION_LINK_LIFE = 72 * 60 * MINUTE;
/** The least time between two emails that verify one address, when super admins ask for them. */
export const VERIFICATION_PAUSE = 5 * MINUTE;

export const CUSTOMER_INFO_PAGE = 1;
export const CUSTOMER_INFO_RECORDS = 25;

export const SIDEBAR_OPEN_WIDTH = 192;
export const SIDEBAR_COLLAPSED_WIDTH = 40;
export const MOBILE_BREAKPOINT = 768;

export const FUNCTION_TIMEOUT = 70 * SECOND;
export const STORAGE_OPERATION_RETRY = 120 * SECOND;
export const STORAGE_UPLOAD_RETRY = 600 * SECOND;

/** EN-07: the maximum size of a file, 25 MB. */
export const UPLOAD_MOST_BYTES = 25 * 1024 * 1024;
/** EN-01: the maximum length of a profile field. */
export const PROFILE_TEXT_MOST = 200;
/** EN-03: the maximum length of a browser's description, its ids and its route. */
export const ACTIVITY_TEXT_MOST = 100;
export const ACTIVITY_ID_MOST = 200;
export const ACTIVITY_ROUTE_MOST = 2_000;

/** How long the server may cache the caller of a token (SE-02). */
export const IDENTITY_CACHE = 30 * SECOND;

/**
 * Upper limits of input, far above real values: they keep stored values, sums and counts within the database columns
 * and the calendar. An order of two eyes at these prices, with every surcharge, still has a valid total.
 */
export const VERSION_MOST = 1_000_000_000;
export const NOTICE_ID_MOST = 1_000_000_000_000;
export const CENTS_MOST = 1_000_000;
export const DAYS_MOST = 3_650;
export const FIGURE_MOST = 1_000_000;
export const CHOICES_MOST = 200;
export const SURCHARGES_MOST = 30;
/** The last second of the year 9999, since 1970. */
export const SECOND_MOST = 253_402_300_799;

/** OR-06 RS-06: the longest reason or note of a decision, in characters. */
export const MAX_REASON = 500;

/** The most accounts that a user can belong to. */
export const MAX_ACCOUNTS = 50;
