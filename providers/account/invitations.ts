import { z } from 'zod';
import { invitedSchema, joinedSchema, type Invited } from '#domain/access/member.ts';
import type { HttpClient } from '../http/http.ts';
import { readAnswer } from '../http/read-answer.ts';

// The requests of somebody who is invited to an account. All throw HttpFailure.

/** Returns the invitation of a link, whoever is signed in. HttpFailure 404 for a link that was never sent. */
export async function lookAtInvitation(
  client: HttpClient,
  token: string,
  signal: AbortSignal,
): Promise<Invited> {
  const body = JSON.stringify({ token });
  const { json } = await client('/invitations/look', {
    kind: 'authFlow',
    method: 'POST',
    body,
    token: null,
    signal,
  });
  return readAnswer(invitedSchema, json);
}

/** Returns the open invitations to the user's address. */
export async function ownInvitations(client: HttpClient, signal: AbortSignal): Promise<Invited[]> {
  const { json } = await client('/invitations', { kind: 'form', signal });
  return readAnswer(z.array(invitedSchema), json);
}

/** Makes the user a member of the account; returns its number. */
export async function acceptInvitation(client: HttpClient, id: string): Promise<string> {
  const path = `/invitations/${encodeURIComponent(id)}/accept`;
  const { json } = await client(path, { kind: 'change', method: 'POST' });
  return readAnswer(joinedSchema, json).accountNumber;
}
