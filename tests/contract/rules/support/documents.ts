import { ACCOUNTS, ACCOUNT_NAMES } from './actors.ts';
import type { AccountName } from './actors.ts';

export type Data = Record<string, unknown>;

/** A value of each personal field that fits its country. */
export const PERSONAL = {
  firstName: 'Paula',
  lastName: 'Practice',
  address: '12 Lake Street',
  apt: '4b',
  city: 'Portland',
  state: 'OR',
  zip: '97201-1234',
  phone: '+15035550100',
  country: 'US',
  company: 'Lakeside Eye Care',
  faxNumber: '+15035550101;ext=12',
};

export const PERSONAL_KEYS = Object.keys(PERSONAL) as (keyof typeof PERSONAL)[];

/** EN-01, as its owner may create it; `overrides` of undefined leave a key out. */
export function buildNewProfile(name: AccountName, overrides: Data = {}): Data {
  const { uid, token } = ACCOUNTS[name];
  return withoutUndefined({
    uid,
    email: token.email,
    accountNumber: '',
    ...PERSONAL,
    termsAccepted: false,
    termsAcceptedDate: '',
    ...overrides,
  });
}

/** EN-03, as its owner may write it. */
export function buildActivity(name: AccountName, overrides: Data = {}): Data {
  const { uid, token } = ACCOUNTS[name];
  return withoutUndefined({
    lastActivity: 1_767_323_045_678,
    deviceId: 'device-1',
    sessionId: 'session-1',
    status: 'active',
    lastSync: 1_767_323_045_678,
    userId: uid,
    userEmail: token.email,
    userRole: 'role' in token && token.role === 'admin' ? 'admin' : 'customer',
    browser: { name: 'Chromium', version: '140', platform: 'Linux', language: 'en-GB' },
    screen: { width: 1280, height: 800, pixelRatio: 1.5 },
    device: { type: 'desktop', os: 'Linux', osVersion: '6.1' },
    session: {
      startTime: 1_767_323_000_000,
      timezone: 'Europe/London',
      connectionType: '4g',
      currentRoute: '/customer/home',
      tabCount: 1,
    },
    ...overrides,
  });
}

/** A document of every account in that collection, by its path. */
export function ofEveryone(collection: string, build: (name: AccountName) => object) {
  const pathOf = (name: AccountName) => `${collection}/${ACCOUNTS[name].uid}`;
  return Object.fromEntries(ACCOUNT_NAMES.map((name) => [pathOf(name), build(name)]));
}

/** How a moment may be kept. */
export const TIMES: [string, (moment: number) => number | Date][] = [
  ['milliseconds', (moment) => moment],
  ['a time of Firestore', (moment) => new Date(moment)],
];

function withoutUndefined(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
