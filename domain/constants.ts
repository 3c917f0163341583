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

export const CUSTOMER_INFO_PAGE = 1;
export const CUSTOMER_INFO_RECORDS = 25;

export const SIDEBAR_OPEN_WIDTH = 192;
export const SIDEBAR_COLLAPSED_WIDTH = 40;
export const MOBILE_BREAKPOINT = 768;

export const FUNCTION_TIMEOUT = 70 * SECOND;
export const STORAGE_OPERATION_RETRY = 120 * SECOND;
export const STORAGE_UPLOAD_RETRY = 600 * SECOND;

/** For how long the server may answer from what it last heard of a token (SE-02). */
export const IDENTITY_CACHE = 30 * SECOND;
