import type { LightMyRequestResponse } from 'fastify';
import type { CustomerMerge } from '#domain/customers/customer-merge-schema.ts';
import {
  customerRecordSchema,
  type CustomerInput,
  type CustomerRecord,
} from '#domain/customers/customer-record.ts';
import { buildCustomerInput } from '../../fixtures/build-customer.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

/** Creates an account and returns its record. */
export async function madeAccount(
  portal: TestPortal,
  changes: Partial<CustomerInput> = {},
): Promise<CustomerRecord> {
  const response = await portal.post('super', '/api/customers', buildCustomerInput(changes));
  return customerRecordSchema.parse(response.json());
}

export async function accountNow(portal: TestPortal, id: string): Promise<CustomerRecord> {
  const response = await portal.request('super', { url: `/api/customers/${id}` });
  return customerRecordSchema.parse(response.json());
}

/** Makes somebody a member, as if they had been one for long. */
export async function addMember(
  portal: TestPortal,
  uid: string,
  accountNumber: string,
  { role = 'owner', isMain = false }: { role?: string; isMain?: boolean } = {},
): Promise<void> {
  await portal.database.pool.query(
    'INSERT INTO account_members (uid, account_number, practice_role, is_main) VALUES ($1, $2, $3, $4)',
    [uid, accountNumber, role, isMain],
  );
  portal.callers.forget(uid);
}

export interface Merged {
  from: Pick<CustomerRecord, 'id' | 'version'>;
  into: Pick<CustomerRecord, 'id' | 'version'>;
}

export function merge(
  portal: TestPortal,
  { from, into }: Merged,
  changes: Partial<CustomerMerge> = {},
  person: Person = 'super',
): Promise<LightMyRequestResponse> {
  const payload = { into: into.id, intoVersion: into.version, reason: 'The same practice' };
  return portal.step(person, `/api/customers/${from.id}/merge`, from.version, {
    ...payload,
    ...changes,
  });
}

export function preview(portal: TestPortal, from: string, into: string, person: Person = 'super') {
  return portal.request(person, { url: `/api/customers/${from}/merge`, query: { into } });
}
