import { describe, expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/schemas/api-error.ts';
import { customerInformationSchema } from '#domain/schemas/customer.ts';
import { changeEventSchema } from '#domain/schemas/event.ts';
import {
  PERSONAL_FIELDS,
  emptyProfile,
  personalFields,
  profileSchema,
} from '#domain/schemas/profile.ts';
import { buildCustomerInformation, buildProfile } from '#tests/fixtures/build-profile.ts';
import { buildUuid } from '#tests/fixtures/uuid.ts';

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

  it.each(['firstName', 'company', 'faxNumber'])(
    'refuses %s of 201 characters by name',
    (field) => {
      const result = profileSchema.safeParse({ ...buildProfile(), [field]: 'x'.repeat(201) });
      expect(result.error?.issues[0]?.path).toEqual([field]);
    },
  );

  it('PF-01 tells what users edit from what is the server’s', () => {
    const ofTheServer = ['uid', 'email', 'accountNumber', 'termsAccepted', 'termsAcceptedDate'];
    const all = [...PERSONAL_FIELDS, ...ofTheServer].toSorted();
    expect(all).toEqual(Object.keys(profileSchema.shape).toSorted());
    expect(Object.keys(personalFields(buildProfile()))).toEqual([...PERSONAL_FIELDS]);
  });

  it('takes an account number of null', () => {
    expect(profileSchema.parse(buildProfile({ accountNumber: null })).accountNumber).toBeNull();
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
    [{ page: 0 }, 'page'],
    [{ records: 0 }, 'records'],
    [{ total: -1 }, 'total'],
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

describe('apiErrorSchema', () => {
  const error = { code: 'invalid', message: 'The order cannot be made', requestId: 'r-1' };

  it('accepts errors by the path of their field', () => {
    const errors = {
      'lenses.0.prescription.axis': { rule: 'range', message: '…', value: 0, nearest: 180 },
    };
    expect(apiErrorSchema.parse({ ...error, errors }).errors).toEqual(errors);
  });

  it.each([{ code: 'teapot' }, { message: undefined }, { requestId: undefined }])(
    'refuses %j',
    (change) => {
      expect(apiErrorSchema.safeParse({ ...error, ...change }).success).toBe(false);
    },
  );
});
