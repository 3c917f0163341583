import { expect, it } from 'vitest';
import { madeAccount } from './support/merge.ts';
import { record } from './support/payments.ts';
import { usePortal } from './support/use.ts';

const portal = usePortal();

it.each([
  ['check', '0004711', 409],
  ['check', '47110', 201],
  ['wire', '0004711', 201],
])('PY-08 after %s 4711, number %s is answered %i', async (method, reference, status) => {
  const { id: accountNumber } = await madeAccount(portal);
  await record(portal, { accountNumber, method, reference: '4711' });
  const second = await record(portal, { accountNumber, method, reference });
  expect(second.statusCode).toBe(status);
});
