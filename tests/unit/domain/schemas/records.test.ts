import { describe, expect, it } from 'vitest';
import {
  PERSONAL_FIELDS,
  emptyProfile,
  personalFields,
  profileSchema,
} from '#domain/address/profile.ts';
import { customerInformationSchema } from '#domain/customers/customer.ts';
import { changeEventSchema } from '#domain/emails/notices/event.ts';
import { buildCustomerInformation, buildProfile } from '../../../fixtures/build-profile.ts';
import { buildUuid } from '../../../fixtures/uuid.ts';

describe('profileSchema', () => {
  it('EN-01 accepts a whole profile', () => {
    expect(profileSchema.parse(buildProfile())).toEqual(buildProfile());
  });

  it('LG-01 a user of whom nothing is known has an empty profile', () => {
    expect(emptyProfile('uid', 'a@lens.test')).toEqual({
      uid: 'uid',
      email: 'a@lens.test',
      accountNumber: '',
      firstName: '',
      lastName: '',
      address: '',
      apt: '',
      city: '',
      state: '',
      zip: '',
      phone: '',
      country: '',
      company: '',
      faxNumber: '',
      termsAccepted: false,
      termsAcceptedDate: '',
    });
  });

  it('PF-01 tells what users edit from what is the server’s', () => {
    const ofTheServer = ['uid', 'email', 'accountNumber', 'termsAccepted', 'termsAcceptedDate'];
    const all = [...PERSONAL_FIELDS, ...ofTheServer].toSorted();
    expect(all).toEqual(Object.keys(profileSchema.shape).toSorted());
    expect(Object.keys(personalFields(buildProfile()))).toEqual([...PERSONAL_FIELDS]);
  });
});

describe('customerInformationSchema', () => {
  it('EN-02 accepts the account with one page of additional accounts', () => {
    const information = buildCustomerInformation();
    expect(customerInformationSchema.parse(information)).toEqual(information);
  });

  it.each([
    [{ accountNumber: '1' }, 'accountNumber'],
    [{ practiceRole: 'guest' }, 'practiceRole'],
    [{ additionalAccounts: [{ accountNumber: '100201' }] }, 'additionalAccounts.0.practice'],
  ])('EN-02 refuses %j', (change, path) => {
    const result = customerInformationSchema.safeParse({
      ...buildCustomerInformation(),
      ...change,
    });
    expect(result.error?.issues[0]?.path.join('.')).toBe(path);
  });
});

describe('changeEventSchema', () => {
  const event = {
    resource: 'orders',
    id: buildUuid(),
    accountNumber: '100200',
    version: 2,
    state: 'approved',
  };

  it('accepts a change of an order', () => {
    expect(changeEventSchema.parse(event)).toEqual(event);
  });

  it('AD-05 accepts a change of an application, which belongs to no account', () => {
    const change = { resource: 'applications', id: buildUuid(), version: 1, status: 'submitted' };
    expect(changeEventSchema.parse(change)).toEqual(change);
    expect(changeEventSchema.safeParse({ ...change, status: 'shipped' }).success).toBe(false);
    expect(changeEventSchema.parse({ ...change, practice: 'Riverside' })).toEqual(change);
  });

  it.each([
    { resource: 'users' },
    { resource: 'applications' },
    { id: '7' },
    { version: 1.5 },
    { state: 'lost' },
  ])('refuses %j', (change) => {
    expect(changeEventSchema.safeParse({ ...event, ...change }).success).toBe(false);
  });
});
