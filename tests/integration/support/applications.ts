import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { ApplicationInput } from '#domain/customers/application-input.ts';
import { applicationSchema, type Application } from '#domain/customers/application-schema.ts';
import { submitApplication } from '#server/accounts/applications/submit-application.ts';
import type { Newcomer } from './newcomers.ts';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

/** Returns an application with every field set, valid for its country. */
export function applicationInput(changes: Partial<ApplicationInput> = {}): ApplicationInput {
  return {
    practice: 'Riverside Vision',
    address: '31 Riverside Way',
    apt: 'Suite 4',
    city: 'Portland',
    state: 'OR',
    zip: '97205',
    country: 'US',
    phone: '+15035550123',
    website: 'https://riverside.test',
    licenceNumber: 'OD-4411',
    licenceFile: 'licence.pdf',
    buyingGroupId: 'independent-practices',
    contactName: 'Rita River',
    contactEmail: 'rita@riverside.test',
    contactPhone: '',
    notes: 'Two fitting rooms',
    locale: 'en',
    ...changes,
  };
}

export function apply(
  applicant: Newcomer,
  input: unknown = applicationInput(),
  key: string = randomUUID(),
): Promise<LightMyRequestResponse> {
  return applicant.request({
    method: 'POST',
    url: '/api/customer',
    headers: { 'idempotency-key': key },
    payload: input as object,
  });
}

/** Submits an application and returns it. */
export async function applied(
  applicant: Newcomer,
  changes: Partial<ApplicationInput> = {},
): Promise<Application> {
  const response = await apply(applicant, applicationInput(changes));
  if (response.statusCode !== 201) throw new Error(response.body);
  return applicationSchema.parse(response.json());
}

/** Returns an application of an applicant who need not exist. */
export async function someApplication(portal: TestPortal): Promise<Application> {
  const uid = `u-${randomUUID()}`;
  const actor = { uid, name: uid, email: `${uid}@lens.test` };
  const applying = { actor, input: applicationInput(), now: new Date() };
  return portal.database.db.transaction((tx) => submitApplication(tx, applying));
}

export function decideOn(
  portal: TestPortal,
  person: Person,
  decision: { id: string; action: 'approve' | 'decline'; version?: number; payload?: object },
): Promise<LightMyRequestResponse> {
  const { id, action, version, payload } = decision;
  return portal.request(person, {
    method: 'POST',
    url: `/api/applications/${id}/${action}`,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    payload: payload ?? (action === 'decline' ? { reason: 'Licence has expired' } : {}),
  });
}

export async function asSuperSees(portal: TestPortal, id: string): Promise<Application> {
  const response = await portal.request('super', { url: `/api/applications/${id}` });
  return applicationSchema.parse(response.json());
}
