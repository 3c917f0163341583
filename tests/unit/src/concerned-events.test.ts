import { describe, expect, it } from 'vitest';
import type { PracticeRole } from '#domain/access/permissions.ts';
import { EMAIL_EVENTS } from '#domain/emails/events/email-events.ts';
import { concernedEvents } from '#src/settings/concerned-events.ts';

const keysFor = (...practiceRoles: PracticeRole[]) =>
  concernedEvents({ roles: ['CUSTOMER'], practiceRoles }).map(({ key }) => key);

describe('EM-04 what a person can be told of', () => {
  it('EM-04 is everything for an owner', () => {
    expect(keysFor('owner')).toEqual(EMAIL_EVENTS.map(({ key }) => key));
  });

  it('AD-08 is no message about a patient for a biller, unless they are more in another account', () => {
    expect(keysFor('biller')).toContain('orderShipped');
    expect(keysFor('biller')).not.toContain('orderMessage');
    expect(keysFor('biller', 'viewer')).toContain('orderMessage');
  });

  it('EM-04 is the own sign-in for staff, and nothing of an account', () => {
    const staff = concernedEvents({ roles: ['ADMIN', 'SUPERADMIN'], practiceRoles: [] });
    expect(staff.map(({ key }) => key)).toContain('newDevice');
    expect(staff.every(({ permission }) => permission === null)).toBe(true);
  });
});
