import { VERIFICATION_PAUSE } from '#domain/basics/constants.ts';
import type { Locale } from '#domain/basics/locale.ts';
import type { Caller } from '../../access/caller/caller.ts';
import type { Services } from '../../access/services.ts';
import { latestAct } from '../../platform/audit/latest-act.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { notifyOfEvents } from '../../platform/mail/notify-of-events.ts';
import { secondsUntil } from '../../platform/tries/pause.ts';
import { findOwnApplication } from '../applications/get-application.ts';
import {
  actOnUser,
  recordAct,
  refusalFor,
  REFUSALS,
  type Acting,
} from '../callables/act-on-user.ts';
import { CallableError } from '../callables/callable-error.ts';
import { WITHIN_A_REQUEST } from '../users/lock-users.ts';

interface Resending {
  caller: Caller;
  uid: string;
  /** The language of the email, when that of the user is not known. */
  language: Locale;
}

const ACTION = 'resendVerification';

/**
 * AD-02: sends the user the email that verifies their address once more. Asked again within VERIFICATION_PAUSE, also by
 * somebody else, it sends nothing and says how long to wait: one lock for all changes of users makes them take turns.
 *
 * @throws Problem 403, 404; 409 for a user who is verified, disabled or has no address; 429
 */
export async function resendVerification(services: Services, asked: Resending): Promise<void> {
  const { caller, uid } = asked;
  const resend = async (acting: Acting): Promise<void> => {
    const { tx, target } = acting;
    await requireUnverified(acting);
    await requirePause(acting, services.clock());
    await recordAct(acting, ACTION);
    // The language in which they applied for an account is the only one that the server knows of a user.
    const application = await findOwnApplication(tx, target.uid);
    const ref = { uid, language: application?.locale ?? asked.language };
    await notifyOfEvents(tx, [{ event: 'verification', key: uid, ref }]);
  };
  try {
    await actOnUser({ caller, services, uid }, resend, WITHIN_A_REQUEST);
  } catch (error) {
    throw asProblem(error);
  }
}

async function requireUnverified(acting: Acting): Promise<void> {
  const { emailVerified, disabled } = acting.target;
  const refusal = await refusalFor(ACTION, acting);
  if (refusal) throw refused(refusal, REFUSALS[refusal]);
  if (emailVerified) throw refused('verified', 'The email of this user is verified');
  if (disabled) throw refused('disabled', 'This user is disabled and gets no email');
}

function refused(rule: string, message: string): Problem {
  return new Problem('conflict', message, { errors: { userId: { rule, message } } });
}

async function requirePause({ tx, target }: Acting, now: Date): Promise<void> {
  const asked = { resource: 'users', resourceId: target.uid, action: `user.${ACTION}` };
  const last = await latestAct(tx, asked);
  // Another address gets its first email at once.
  if (!last || last.details['email'] !== target.email) return;
  const until = new Date(last.at.getTime() + VERIFICATION_PAUSE);
  if (until <= now) return;
  const seconds = secondsUntil(until, now);
  const message = `The email was sent already. Try again in ${seconds} seconds`;
  throw new Problem('too-many-requests', message, {
    errors: { userId: { rule: 'sentAlready', message, nearest: seconds } },
    retryAfter: seconds,
  });
}

/** `actOnUser` refuses in the format of the callables. */
function asProblem(error: unknown): unknown {
  if (!(error instanceof CallableError)) return error;
  const code = error.code === 'not-found' ? 'not-found' : 'forbidden';
  return new Problem(code, error.message, { cause: error });
}
