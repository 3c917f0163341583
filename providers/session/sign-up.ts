import { emptyProfile } from '#domain/address/profile.ts';
import type { AuthFlow } from '../firebase/auth-flow.ts';
import type { AuthUser } from '../firebase/auth-port.ts';
import type { Documents } from '../firebase/documents.ts';

export interface SignUpInput {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  company: string;
}

/** The steps after the account: its profile, the acceptance of the terms, the message that verifies the address. */
export type SignUpStep = 'profile' | 'terms' | 'message';

export interface SignedUp {
  user: AuthUser;
  /** The steps that failed; the account works without them, and /terms asks for the terms again. */
  unfinished: SignUpStep[];
}

export interface SignUpDeps {
  authFlow: Pick<AuthFlow, 'createAccount' | 'sendVerification'>;
  documents: () => Promise<Pick<Documents, 'write'>>;
  acceptTerms: (uid: string) => Promise<void>;
  log: (message: string, error: unknown) => void;
}

/** The longest time that the user waits for the profile, in milliseconds; Firestore itself waits without limit. */
const PROFILE_LIMIT = 10_000;

/** LG-02: creates account, profile, acceptance and message, in this order. Throws AuthFlowError without an account. */
export async function signUp(input: SignUpInput, deps: SignUpDeps): Promise<SignedUp> {
  const { email, password } = input;
  const displayName = `${input.firstName} ${input.lastName}`;
  const user = await deps.authFlow.createAccount({ email, password, displayName });
  const unfinished: SignUpStep[] = [];
  const attempt = async (step: SignUpStep, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      deps.log(`Sign-up, ${step}`, error);
      unfinished.push(step);
    }
  };
  await attempt('profile', () => within(PROFILE_LIMIT, storeProfile(user, input, deps)));
  // Without a profile the server cannot record the acceptance and refuses it.
  await attempt('terms', () => deps.acceptTerms(user.uid));
  await attempt('message', deps.authFlow.sendVerification);
  return { user, unfinished };
}

async function storeProfile(user: AuthUser, input: SignUpInput, deps: SignUpDeps): Promise<void> {
  const { firstName, lastName, company } = input;
  const profile = { ...emptyProfile(user.uid, user.email), firstName, lastName, company };
  await (await deps.documents()).write('users', user.uid, profile);
}

async function within(limit: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), limit);
  });
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
