import { z } from 'zod';
import type { ApplicationInput } from '#domain/customers/application-input.ts';
import {
  applicationSchema,
  buyingGroupSchema,
  ownApplicationSchema,
} from '#domain/customers/application-schema.ts';
import type { Application, BuyingGroup } from '#domain/customers/application-schema.ts';
import { claimedSchema } from '#domain/customers/claim.ts';
import type { Claim } from '#domain/customers/claim.ts';
import type { HttpClient } from '../http/http.ts';
import { readAnswer } from '../http/read-answer.ts';

// The requests of a user without an account number. All throw HttpFailure.

/** Links the user to the account that the three figures prove; returns its number. */
export async function claimAccount(client: HttpClient, claim: Claim): Promise<string> {
  const body = JSON.stringify(claim);
  const { json } = await client('/customer/claim', { kind: 'change', method: 'POST', body });
  return readAnswer(claimedSchema, json).accountNumber;
}

/** RS-05. Submits an application. `key` is the same for each attempt, so that only one is created. */
export async function sendApplication(
  client: HttpClient,
  input: ApplicationInput,
  key: string,
): Promise<Application> {
  const headers = { 'idempotency-key': key };
  const body = JSON.stringify(input);
  const { json } = await client('/customer', { kind: 'change', method: 'POST', headers, body });
  return readAnswer(applicationSchema, json);
}

/** Returns the user's latest application, or null. */
export async function ownApplication(
  client: HttpClient,
  signal: AbortSignal,
): Promise<Application | null> {
  const { json } = await client('/customer/application', { kind: 'form', signal });
  return readAnswer(ownApplicationSchema, json).application;
}

/** RS-06: returns the buying groups on offer, by name. */
export async function buyingGroups(
  client: HttpClient,
  signal: AbortSignal,
  { isAside = false } = {},
): Promise<BuyingGroup[]> {
  const { json } = await client('/customer/buyinggroups', {
    kind: isAside ? 'background' : 'form',
    signal,
  });
  return readAnswer(z.array(buyingGroupSchema), json);
}
