import { z } from 'zod';
import { labAddressesSchema } from '#domain/emails/direct-email.ts';
import type { DirectEmail } from '#domain/emails/direct-email.ts';
import { OWN_TOKEN, type HttpClient } from '../http/http.ts';
import { readAnswer } from '../http/read-answer.ts';

/**
 * RS-03: sends an email. True when it is on its way, false when it failed; with `showError` a failure throws
 * HttpFailure, which says why. What is sent again with the same `key` goes out once.
 */
export async function sendEmail(
  client: HttpClient,
  email: DirectEmail,
  { showError = false, key }: { showError?: boolean; key?: string } = {},
): Promise<boolean> {
  try {
    const { json } = await client(`/auth/email/${OWN_TOKEN}`, {
      kind: 'change',
      method: 'POST',
      body: JSON.stringify(email),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
    return z.boolean().parse(json);
  } catch (error) {
    if (showError) throw error;
    return false;
  }
}

/** Returns the lab's addresses that customers may write to. @throws HttpFailure */
export async function labAddresses(client: HttpClient, signal?: AbortSignal): Promise<string[]> {
  const { json } = await client('/customer/lab-addresses', { kind: 'form', signal });
  return readAnswer(labAddressesSchema, json);
}
