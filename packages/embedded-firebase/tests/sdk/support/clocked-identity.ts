import type { ActionMail } from '#src/identity/accounts/identity-context.ts';
import { openIdentity } from '#src/identity/identity.ts';
import { serve } from '#tests/unit/transports/serve.ts';
import { PROJECT_ID, targetAt, type FirebaseTarget } from './target.ts';

/** The embedded identity service in this process: with its mails, and on a clock that a test moves. */
export interface ClockedIdentity {
  target: FirebaseTarget;
  mails: ActionMail[];
  /** From now on it is this much later, in ms. */
  advance(ms: number): void;
  close(): Promise<void>;
}

/** Answers tell which accounts exist, as `npm start` has it for VA-01. */
export async function openClockedIdentity(): Promise<ClockedIdentity> {
  const mails: ActionMail[] = [];
  let ahead = 0;
  const identity = await openIdentity({
    projectId: PROJECT_ID,
    file: null,
    actionUrl: 'http://127.0.0.1:3000/auth/action',
    emailEnumerationProtection: false,
    onMail: (mail) => void mails.push(mail),
    now: () => Date.now() + ahead,
  });
  const base = await serve((request, response) => {
    // As the whole of the embedded Firebase does for pages of this machine.
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    return identity.handle(request, response);
  });
  const port = Number(new URL(base).port);
  const close = () => identity.close();
  return {
    target: targetAt({ host: '127.0.0.1', port }, close),
    mails,
    advance: (ms) => void (ahead += ms),
    close,
  };
}
