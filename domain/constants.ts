/** Every constant of the specification, named once (CN-01). Durations are milliseconds, lengths CSS pixels. */

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
/** How long after the limit the server still takes a token, because activity is synced only so often. */
export const INACTIVITY_GRACE = ACTIVITY_SYNC_INTERVAL;
/** How long a sign-in lasts at most, whatever is done with it; the server's setting SESSION_LONGEST_HOURS overrides it. */
export const SESSION_LONGEST = 24 * 60 * MINUTE;
/** What changes a password asks for a sign-in no older than this. */
export const RECENT_SIGN_IN = 5 * MINUTE;

export const TOAST_TIMEOUT = 5 * SECOND;
export const TOAST_EXTENDED_TIMEOUT = SECOND;
export const TOAST_EASE = 300;
export const TOASTS_OPEN = 5;

/** After many failed sign-ins Firebase refuses the account for a while, without saying for how long. */
export const SIGN_IN_PAUSE = MINUTE;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Forgotten passwords: tries an hour for one e-mail address, and from one network. */
export const RESET_TRIES_OF_EMAIL = 5;
export const RESET_TRIES_OF_NETWORK = 20;
export const RESET_TRIES_WITHIN = 60 * MINUTE;
/** VA-01: a link for a new password that could not be sent for so long is not sent any more; Firebase's own lasts as long. */
export const RESET_LINK_LIFE = 60 * MINUTE;

export const CUSTOMER_INFO_PAGE = 1;
export const CUSTOMER_INFO_RECORDS = 25;

export const SIDEBAR_OPEN_WIDTH = 192;
export const SIDEBAR_COLLAPSED_WIDTH = 40;
export const MOBILE_BREAKPOINT = 768;

export const FUNCTION_TIMEOUT = 70 * SECOND;
export const STORAGE_OPERATION_RETRY = 120 * SECOND;
export const STORAGE_UPLOAD_RETRY = 600 * SECOND;

/** EN-07: at most so many bytes a file: 25 MB. */
export const UPLOAD_MOST_BYTES = 25 * 1024 * 1024;
/** EN-01: at most so many characters in a field of the profile. */
export const PROFILE_TEXT_MOST = 200;
/** EN-03: at most so many characters in what a browser tells of itself, in its ids, and in its route. */
export const ACTIVITY_TEXT_MOST = 100;
export const ACTIVITY_ID_MOST = 200;
export const ACTIVITY_ROUTE_MOST = 2_000;

/** For how long the server may answer from what it last heard of a token (SE-02). */
export const IDENTITY_CACHE = 30 * SECOND;

/**
 * Ends of what is taken, far above anything real: what is stored, added up and counted stays within the columns of the
 * database and the calendar. An order of two eyes at these prices, with every surcharge, still has a total.
 */
export const VERSION_MOST = 1_000_000_000;
export const CENTS_MOST = 1_000_000;
export const DAYS_MOST = 3_650;
export const FIGURE_MOST = 1_000_000;
export const CHOICES_MOST = 200;
export const SURCHARGES_MOST = 30;
/** The last second of the year 9999, since 1970. */
export const SECOND_MOST = 253_402_300_799;
