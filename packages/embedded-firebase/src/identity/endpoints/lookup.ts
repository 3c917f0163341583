import { z } from 'zod';
import { accountInfo } from '../accounts/account-info.ts';
import { parseBody } from '../accounts/identity-context.ts';
import type { Endpoint } from '../accounts/identity-context.ts';
import { need } from '../accounts/identity-error.ts';
import type { IdentityState } from '../accounts/identity-state.ts';
import type { User } from '../accounts/records.ts';
import { userOfIdToken } from '../accounts/sessions.ts';

const Texts = z.union([z.string().transform((text) => [text]), z.array(z.string())]).default([]);

const Body = z.object({
  idToken: z.string().optional(),
  localId: Texts,
  email: Texts,
  phoneNumber: Texts,
});

const KIND = 'identitytoolkit#GetAccountInfoResponse';

/** `accounts:lookup`: oneself by ID token; for the administrator by uid, e-mail and phone number. */
export const lookup: Endpoint = (context, request) => {
  const body = parseBody(Body, request.body);
  if (!request.admin || body.idToken !== undefined) {
    need(body.idToken, 'MISSING_ID_TOKEN');
    const { user } = userOfIdToken(context, body.idToken);
    return Promise.resolve({ kind: KIND, users: [accountInfo(user)] });
  }
  const users = [...find(context.store.state, body)].map(accountInfo);
  return Promise.resolve(users.length > 0 ? { kind: KIND, users } : { kind: KIND });
};

function find(state: IdentityState, body: z.infer<typeof Body>): Set<User> {
  const found = [
    ...body.localId.map((localId) => state.users.get(localId)),
    ...body.email.map((email) => state.userByEmail(email)),
    ...body.phoneNumber.map((phoneNumber) => state.userByPhone(phoneNumber)),
  ];
  return new Set(found.filter((user) => user !== undefined));
}
