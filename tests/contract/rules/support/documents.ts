import { ACCOUNTS } from './actors.ts';
import type { AccountName } from './actors.ts';

export type Data = Record<string, unknown>;

export const PERSONAL_KEYS = [
  'firstName',
  'lastName',
  'address',
  'apt',
  'city',
  'state',
  'zip',
  'phone',
  'country',
  'company',
  'faxNumber',
] as const;

/** EN-01, as its owner may create it; `overrides` of undefined leave a key out. */
export function buildNewProfile(name: AccountName, overrides: Data = {}): Data {
  const { uid, token } = ACCOUNTS[name];
  return withoutUndefined({
    uid,
    email: token.email,
    accountNumber: '',
    ...Object.fromEntries(PERSONAL_KEYS.map((key) => [key, `${key} 1`])),
    termsAccepted: true,
    termsAcceptedDate: '2026-01-15T09:30:00.000Z',
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
    userRole: 'role' in token ? 'admin' : 'customer',
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

function withoutUndefined(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
