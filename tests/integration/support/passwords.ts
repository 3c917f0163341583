import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import type { Email } from '#server/platform/mail/mailer.ts';
import type { TestPortal } from './portal.ts';

export const PROVIDER = { name: 'Clear Labs', website: 'https://clear.test', phone: '+1 555 0177' };

/** Returns a mailer that keeps e-mails instead of sending them. */
export function keepingMailer() {
  const sent: Email[] = [];
  const send = async (email: Email) => {
    sent.push(email);
    return { code: '250' };
  };
  return { sent, mailer: { send } };
}

/** Requests a password reset link, signed out. */
export function askForLink(
  portal: TestPortal,
  payload: object,
  remoteAddress = '192.0.2.1',
): Promise<LightMyRequestResponse> {
  return portal.app.inject({
    method: 'POST',
    url: '/api/auth/password-reset',
    payload,
    remoteAddress,
  });
}

const answerSchema = z.looseObject({
  idToken: z.string().optional(),
  email: z.string().optional(),
  error: z.looseObject({ message: z.string() }).optional(),
});

/** Calls the Identity Toolkit of the embedded Firebase as a browser does. */
export async function identityToolkit(path: string, body: object) {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/${path}?key=local`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: answerSchema.parse(await response.json()) };
}

/** Signs in as a browser does. Returns the token, or null when the password is wrong. */
export async function signInWith(email: string, password: string): Promise<string | null> {
  const signingIn = { email, password, returnSecureToken: true };
  const { answer } = await identityToolkit('accounts:signInWithPassword', signingIn);
  return answer.idToken ?? null;
}
