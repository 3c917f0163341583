import { describe, expect, it, vi } from 'vitest';
import { newActivity } from '#providers/activity/activity-recording.ts';
import { deviceFacts } from '#providers/browser/device.ts';
import { clearStorage, deviceId, readJson } from '#providers/browser/local-storage.ts';
import { writePreference } from '#providers/browser/preferences.ts';
import { nobody } from '#providers/session/session-state.ts';
import { keptAccounts, rememberSession } from '#providers/session/session-storage.ts';
import { useStorages } from '../../fixtures/memory-storage.ts';
import { practiceState } from './session-fixture.ts';

useStorages();

const AGENTS = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
  tablet:
    'Mozilla/5.0 (Linux; Android 15; SM-X210) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
};

function facts(userAgent: string) {
  const navigator = { userAgent, platform: 'P', language: 'en' };
  return deviceFacts(navigator, { width: 800, height: 600 }, 2);
}

describe('local storage', () => {
  it('EN-05 keeps what the specification names', () => {
    rememberSession(practiceState());
    expect(readJson('nameObject')).toEqual({ firstName: 'Paula', lastName: 'Practice' });
    expect(readJson('accountNumbers')).toEqual(['100200', '100201']);
    expect(localStorage.getItem('accountNumber')).toBe('100200');
    expect(localStorage.getItem('termsAccepted')).toBe('true');
    expect(localStorage.getItem('roleLabel')).toBe('Customer');
    expect(readJson('currentUser')).toMatchObject({ uid: 'u1' });
    expect(readJson('apiUser')).toEqual({ uid: 'u1', accountNumber: '100200' });
    expect(readJson('customerInfo')).toHaveLength(2);
  });

  it('EN-05 LG-05 terms of an earlier version count as not accepted', () => {
    const { profile } = practiceState();
    if (!profile) throw new Error('The fixture has a profile');
    const termsAcceptedDate = '2026-03-01T12:00:00.000Z';
    rememberSession(practiceState({ profile: { ...profile, termsAcceptedDate } }));
    expect(localStorage.getItem('termsAccepted')).toBe('false');
  });

  it('EN-05 keeps nothing of nobody, and of a user without a profile', () => {
    rememberSession(nobody);
    rememberSession(practiceState({ profile: null }));
    expect(localStorage).toHaveLength(0);
  });

  it('EN-05 an admin has no account number stored', () => {
    localStorage.setItem('accountNumber', '100300');
    rememberSession(practiceState({ roles: ['ADMIN'], accounts: [], accountNumber: null }));
    expect(localStorage.getItem('accountNumber')).toBeNull();
  });

  it('LY-12 keeps the accounts that were known while they cannot be loaded', () => {
    rememberSession(practiceState({ accountNumber: '100201' }));
    const { accounts } = practiceState();
    expect(keptAccounts()).toEqual(accounts);
    rememberSession(
      practiceState({ accounts: [], accountNumber: '100201', accountsUnknown: true }),
    );
    expect(keptAccounts()).toEqual(accounts);
    expect(readJson('accountNumbers')).toEqual(['100200', '100201']);
    expect(localStorage.getItem('accountNumber')).toBe('100201');
  });

  it.each(['', '{broken', '[{"accountNumber":7}]'])('keeps no accounts that read %j', (stored) => {
    localStorage.setItem('customerInfo', stored);
    expect(keptAccounts()).toEqual([]);
  });

  it('EN-05 names the device once, until everything is cleared', () => {
    const first = deviceId();
    expect(deviceId()).toBe(first);
    clearStorage();
    expect(deviceId()).not.toBe(first);
  });
});

it.each([
  ['es', 'lens-portal-locale=es; Path=/; Max-Age=31536000; SameSite=Lax'],
  [null, 'lens-portal-locale=; Path=/; Max-Age=0; SameSite=Lax'],
])('LG-03 the choice of %s stays for a year on this browser, none is removed', (value, cookie) => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  writePreference('locale', value);
  expect(page.cookie).toBe(cookie);
});

it.each([
  ['chrome', 'Chrome', '156.0.0.0', 'desktop', 'Windows'],
  ['iphone', 'Safari', '18.2', 'mobile', 'iOS'],
  ['tablet', 'Chrome', '156.0.0.0', 'tablet', 'Android'],
] as const)('EN-03 what a browser tells of itself: reads %s', (agent, name, version, type, os) =>
  expect(facts(AGENTS[agent])).toMatchObject({ browser: { name, version }, device: { type, os } }),
);

describe('LG-01 the record of a new session', () => {
  const known = {
    ...facts(AGENTS.chrome),
    deviceId: 'd1',
    sessionId: 's1',
    timezone: 'Europe/Madrid',
    connectionType: '4g',
    currentRoute: '/customer/home',
  };

  it('EN-03 begins now, and tells an admin as such', () => {
    const session = { startTime: 1_000, timezone: 'Europe/Madrid', tabCount: 1 };
    expect(newActivity(practiceState(), known, new Date(1_000))).toMatchObject({
      lastActivity: 1_000,
      lastSync: 1_000,
      deviceId: 'd1',
      sessionId: 's1',
      status: 'active',
      userRole: 'customer',
      session,
    });
    const admin = practiceState({ roles: ['ADMIN', 'SUPERADMIN'] });
    expect(newActivity(admin, known, new Date())).toMatchObject({ userRole: 'admin' });
  });
});
