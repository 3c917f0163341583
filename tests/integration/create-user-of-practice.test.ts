import { userRowSchema } from '#domain/schemas/user.ts';
import { findLanguages } from '#server/emails/choices/find-languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCallablesPortal } from './support/callables-portal.ts';
import { callAsSuper } from './support/functions.ts';
import { membershipsOf } from './support/newcomers.ts';
import type { TestPortal } from './support/portal.ts';

const PASSWORD = 'violet harbour 42';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startCallablesPortal();
});
afterAll(() => portal.close());

describe('createUser of a practice', () => {
  it('AD-02 FN-05 makes a customer with a name, who belongs to a practice at once', async () => {
    const input = { email: 'fitter@lens.test', password: PASSWORD, role: 'customer' };
    const practice = { name: 'Fay Fitter', accountNumber: '100200' };
    const { result } = await callAsSuper(portal, 'createUser', { ...input, ...practice });
    const { id, name } = userRowSchema.parse(result);
    expect(name).toBe('Fay Fitter');
    const profile = await portal.firebase.firestore.doc(`users/${id}`).get();
    expect(profile.data()).toMatchObject({ accountNumber: '100200' });
    expect(await membershipsOf(portal, id)).toContainEqual({
      accountNumber: '100200',
      practiceRole: 'orderer',
      isMain: true,
    });
  });

  it('EM-04 FN-05 keeps the language of whoever makes the user, for emails to them', async () => {
    const input = { email: 'lectora@lens.test', password: PASSWORD, role: 'customer' };
    const { result } = await callAsSuper(portal, 'createUser', { ...input, language: 'es' });
    const { id } = userRowSchema.parse(result);
    expect(await findLanguages(portal.database.db, [id])).toEqual(new Map([[id, 'es']]));
  });

  it.each([
    ['unknown', { role: 'customer', accountNumber: '999998' }],
    ['customersOnly', { role: 'admin', accountNumber: '100200' }],
    ['invalid_format', { role: 'customer', accountNumber: 'Lakeside' }],
  ])('AD-02 FN-05 refuses a practice that is %s, and makes nobody', async (rule, more) => {
    const input = { email: 'nowhere@lens.test', password: PASSWORD, ...more };
    const { status, error } = await callAsSuper(portal, 'createUser', input);
    expect([status, error?.details]).toMatchObject([400, { field: 'accountNumber', rule }]);
    const { notFound } = await portal.firebase.auth.getUsers([{ email: input.email }]);
    expect(notFound).toHaveLength(1);
  });
});
