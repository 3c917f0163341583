import { describe, expect, it } from 'vitest';
import * as constants from '#domain/constants.ts';

/** The figures of the specification as it prints them, and ours where it is silent. */
const SPECIFIED: Record<keyof typeof constants, number | string | readonly number[]> = {
  PRODUCT_VERSION: '1.0.1',
  INACTIVITY_TIMEOUT: 3_600_000,
  INACTIVITY_WARNING: 300_000,
  ACTIVITY_SYNC_INTERVAL: 60_000,
  ACTIVITY_WRITE_MIN_INTERVAL: 30_000,
  ACTIVITY_THROTTLE: 1_000,
  TOKEN_REFRESH_INTERVAL: 3_300_000,
  TIMER_START_DELAY: 500,
  TERMS_REDIRECT_WAIT: 100,
  LOGOUT_REDIRECT_WAIT: 1_000,
  COPY_CONFIRMATION: 3_000,
  COUNTDOWN_ANNOUNCED: [300, 120, 60, 30],
  INACTIVITY_GRACE: 60_000,
  SESSION_LONGEST: 86_400_000,
  RECENT_SIGN_IN: 300_000,
  TOAST_TIMEOUT: 5_000,
  TOAST_EXTENDED_TIMEOUT: 1_000,
  TOAST_EASE: 300,
  TOASTS_OPEN: 5,
  SIGN_IN_PAUSE: 60_000,
  VERSION_MOST: 1_000_000_000,
  CENTS_MOST: 1_000_000,
  DAYS_MOST: 3_650,
  FIGURE_MOST: 1_000_000,
  CHOICES_MOST: 200,
  SURCHARGES_MOST: 30,
  SECOND_MOST: 253_402_300_799,
  MAX_REASON: 500,
  PASSWORD_MIN: 8,
  PASSWORD_MAX: 128,
  RESET_TRIES_OF_EMAIL: 5,
  RESET_TRIES_OF_NETWORK: 20,
  RESET_TRIES_WITHIN: 3_600_000,
  RESET_LINK_LIFE: 3_600_000,
  CUSTOMER_INFO_PAGE: 1,
  CUSTOMER_INFO_RECORDS: 25,
  SIDEBAR_OPEN_WIDTH: 192,
  SIDEBAR_COLLAPSED_WIDTH: 40,
  MOBILE_BREAKPOINT: 768,
  FUNCTION_TIMEOUT: 70_000,
  STORAGE_OPERATION_RETRY: 120_000,
  STORAGE_UPLOAD_RETRY: 600_000,
  UPLOAD_MOST_BYTES: 26_214_400,
  PROFILE_TEXT_MOST: 200,
  ACTIVITY_TEXT_MOST: 100,
  ACTIVITY_ID_MOST: 200,
  ACTIVITY_ROUTE_MOST: 2_000,
  IDENTITY_CACHE: 30_000,
};

describe('constants', () => {
  it.each(Object.entries(SPECIFIED))('CN-01 %s is %s', (name, value) => {
    expect(Object.entries(constants)).toContainEqual([name, value]);
  });

  it('CN-01 there is no constant beside those that stand here', () => {
    expect(Object.keys(constants).toSorted()).toEqual(Object.keys(SPECIFIED).toSorted());
  });
});
