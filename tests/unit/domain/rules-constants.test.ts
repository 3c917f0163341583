import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#domain/address/countries.ts';
import { hasStateList } from '#domain/address/has-state-list.ts';
import { PERSONAL_FIELDS, profileSchema } from '#domain/address/profile.ts';
import { regionsOf } from '#domain/address/regions.ts';
import * as constants from '#domain/basics/constants.ts';
import {
  ACTIVITY_ID_MOST,
  ACTIVITY_ROUTE_MOST,
  ACTIVITY_TEXT_MOST,
  INACTIVITY_GRACE,
  INACTIVITY_TIMEOUT,
  PROFILE_TEXT_MOST,
  UPLOAD_MOST_BYTES,
} from '#domain/basics/constants.ts';

/** The rules without comments and texts: what is left of figures counts. */
async function figuresIn(file: string): Promise<number[]> {
  const code = (await readFile(file, 'utf8')).replaceAll(/\/\/[^\n]*|'[^']*'/g, '');
  const products = [...code.matchAll(/\b\d+(?: \* \d+)*\b/g)].map(([text]) => text.split(' * '));
  return products.map((factors) =>
    factors.reduce((product, factor) => product * Number(factor), 1),
  );
}

/** Milliseconds of a second: tokens count in seconds. */
const SECOND = 1_000;
const SESSION = [INACTIVITY_TIMEOUT, INACTIVITY_GRACE, SECOND];

describe('every figure of the rules', () => {
  it('CN-01 of firestore.rules is a constant, or a limit of what can be measured', async () => {
    const browser = [0, ...Array.from({ length: 4 }, () => ACTIVITY_TEXT_MOST)];
    const device = [0, 0, 0, ACTIVITY_TEXT_MOST, ACTIVITY_TEXT_MOST];
    const session = [ACTIVITY_TEXT_MOST, ACTIVITY_TEXT_MOST, ACTIVITY_ROUTE_MOST, 0];
    const ids = [ACTIVITY_ID_MOST, ACTIVITY_ID_MOST];
    expect(await figuresIn('firestore.rules')).toEqual([
      ...SESSION,
      PROFILE_TEXT_MOST,
      ...browser,
      ...device,
      ...session,
      ...ids,
    ]);
  });

  it('CN-01 DB-02 of storage.rules is a constant', async () => {
    expect(await figuresIn('storage.rules')).toEqual([...SESSION, UPLOAD_MOST_BYTES]);
  });

  it('CN-01 EN-01 the rules name the fields of a profile, and those that users edit', async () => {
    const rules = await readFile('firestore.rules', 'utf8');
    const named = (name: string): string[] => {
      const [, list = ''] =
        new RegExp(`${name}\\(\\) \\{\\s*return \\[([^\\]]+)\\]`).exec(rules) ?? [];
      return [...list.matchAll(/'(\w+)'/g)].map(([, field = '']) => field);
    };
    expect(named('personalKeys').toSorted()).toEqual(PERSONAL_FIELDS.toSorted());
    expect([...named('personalKeys'), ...named('fixedKeys')].toSorted()).toEqual(
      Object.keys(profileSchema.shape).toSorted(),
    );
  });
});

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
  RECENT_SIGN_IN: 300_000,
  TOAST_TIMEOUT: 5_000,
  TOAST_EXTENDED_TIMEOUT: 1_000,
  TOAST_EASE: 300,
  TOASTS_OPEN: 5,
  SIGN_IN_PAUSE: 60_000,
  VERSION_MOST: 1_000_000_000,
  NOTICE_ID_MOST: 1_000_000_000_000,
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
  ADDRESS_LINKS_MOST: 5,
  ADDRESS_LINKS_WITHIN: 3_600_000,
  ADDRESS_LINK_PAUSE: 60_000,
  VERIFICATION_LINK_LIFE: 72 * 3_600_000,
  VERIFICATION_PAUSE: 5 * 60_000,
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
  MAX_ACCOUNTS: 50,
};

it('CN-01 the constants are these, and no others', () => {
  expect({ ...constants }).toEqual(SPECIFIED);
});

it('PF-01 firestore.rules names the states of each country that must have one, and of no other', async () => {
  const rules = await readFile('firestore.rules', 'utf8');
  const statesOf = (country: string): string[] | undefined =>
    new RegExp(`country != '${country}' \\|\\| state.matches\\('\\(([A-Z|]+)\\)\\?'\\)`)
      .exec(rules)?.[1]
      ?.split('|');
  for (const country of COUNTRIES) {
    const codes = hasStateList(country) ? [] : regionsOf(country).map(({ code }) => code);
    expect([country, statesOf(country) ?? []]).toEqual([country, codes]);
  }
});
