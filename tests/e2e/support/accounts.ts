import { applicationInputSchema } from '#domain/schemas/application.ts';
import type { Profile } from '#domain/schemas/profile.ts';
import { emptyProfile } from '#domain/schemas/profile.ts';
import { FIRST_RUN_PASSWORD } from '#server/first-run/local-accounts.ts';
import { buildApplication } from '#tests/fixtures/build-application.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  accountNumberIn,
  callPortal,
  createUser,
  signInByToken,
  writeProfile,
} from './local-admin.ts';
import type { NewUser, Tokens } from './local-admin.ts';
import { SPARE_NETWORKS, type AccountProof } from './spare-networks.ts';

/** A user whom no other journey has. */
export interface Account {
  uid: string;
  email: string;
  /** First and last name, as the portal shows them. */
  name: string;
  /** The main account; blank for the maker's staff and for who has none yet. */
  accountNumber: string;
  /** Tells what the journey makes from what others make: a good end of a patient's reference. */
  tag: string;
}

/** How far a practice has come through the auth flow. */
export type Stage = 'verify' | 'account' | 'terms' | 'none';

export interface PracticeWish {
  /** The step that the user has still to complete; none by default. */
  stage?: Stage;
  /** A network of three accounts instead of one. */
  network?: boolean;
}

const SUPER_ADMIN = 'first-run-super';
const HALF_A_MOMENT = 10;
const TRIES = 500;

/** Makes users, accounts and what they have on one portal by the interfaces of the server, in some tens of milliseconds. */
export class Accounts {
  readonly #origin: string;
  #made = 0;
  #networks = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Somebody of a practice, with an account of their own unless a step is still to be completed. */
  async practice({ stage = 'none', network = false }: PracticeWish = {}): Promise<Account> {
    const account = this.#next('practice', 'Paula Practice');
    const profile = { company: 'Lakeside Eye Care', city: 'Portland', state: 'OR', country: 'US' };
    const address = { address: '214 Shoreline Drive', zip: '97205' };
    await this.#create(account, {
      user: { emailVerified: stage !== 'verify', claims: { role: 'customer' } },
      profile: { ...profile, ...address, ...(stage !== 'terms' && ACCEPTED) },
    });
    if (stage === 'verify' || stage === 'account') return account;
    const accountNumber = network ? await this.#claim(account) : await this.#apply(account);
    return { ...account, accountNumber };
  }

  /** One of the maker's staff. */
  async maker(kind: 'admin' | 'super'): Promise<Account> {
    const isSuper = kind === 'super';
    const account = this.#next(kind, isSuper ? 'Sofia Superwell' : 'Adam Approver');
    const claims = { role: 'admin' as const, ...(isSuper && { isSuperAdmin: true }) };
    const user = { emailVerified: true, claims };
    await this.#create(account, { user, profile: { company: 'Lens maker', ...ACCEPTED } });
    return account;
  }

  /** A network that nobody has claimed. */
  spareNetwork(): AccountProof {
    const network = SPARE_NETWORKS[this.#networks];
    if (!network) throw new Error(`All ${SPARE_NETWORKS.length} spare networks are taken`);
    this.#networks += 1;
    return network;
  }

  signIn(account: Account): Promise<Tokens> {
    return signInByToken(this.#origin, account.uid);
  }

  /** Calls the API as that user; answers its JSON. */
  async call<Answer>(
    uid: string,
    path: string,
    { body, headers = {}, method = 'POST' }: { body?: unknown; headers?: object; method?: string },
  ): Promise<Answer> {
    const { idToken } = await signInByToken(this.#origin, uid);
    return callPortal(`${this.#origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${idToken}`, 'idempotency-key': randomUUID(), ...headers },
      body,
    });
  }

  /** As `call`, as a super admin. */
  callAsSuper<Answer>(
    path: string,
    request: { body?: unknown; headers?: object },
  ): Promise<Answer> {
    return this.call(SUPER_ADMIN, path, request);
  }

  #next(kind: string, name: string): Account {
    this.#made += 1;
    const id = `${kind}-${this.#made}`;
    const tag = `j${this.#made}`;
    return { uid: `journey-${id}`, email: `${id}@lens.test`, name, accountNumber: '', tag };
  }

  /** The profile first, as everywhere: a user without one would find the portal half made. */
  async #create(
    { uid, email, name }: Account,
    made: {
      user: Pick<NewUser, 'emailVerified' | 'claims'>;
      profile: Partial<Profile>;
    },
  ): Promise<void> {
    const [firstName = '', lastName = ''] = name.split(' ');
    const origin = this.#origin;
    await writeProfile(origin, {
      ...emptyProfile(uid, email),
      firstName,
      lastName,
      ...made.profile,
    });
    const secret = { password: FIRST_RUN_PASSWORD, displayName: name };
    await createUser(origin, { ...made.user, ...secret, localId: uid, email });
  }

  /** RS-05: applies for an account, and has it approved. */
  async #apply({ uid }: Account): Promise<string> {
    const { id, version } = await this.call<{ id: string; version: number }>(uid, '/api/customer', {
      body: applicationInputSchema.parse(buildApplication({ practice: 'Lakeside Eye Care' })),
    });
    const { accountNumber } = await this.callAsSuper<{ accountNumber: string }>(
      `/api/applications/${id}/approve`,
      { body: {}, headers: { 'if-match': `"${version}"` } },
    );
    await this.#untilLinked(uid, accountNumber);
    return accountNumber;
  }

  /** RT-04: proves that they belong to a network that nobody has yet. */
  async #claim({ uid }: Account): Promise<string> {
    const network = this.spareNetwork();
    await this.call(uid, '/api/customer/claim', { body: network });
    return network.accountNumber;
  }

  /** The server tells the profile of its account a moment after the decision. */
  async #untilLinked(uid: string, accountNumber: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if ((await accountNumberIn(this.#origin, uid)) === accountNumber) return;
      await setTimeout(HALF_A_MOMENT);
    }
    throw new Error(`The profile of ${uid} was not told of account ${accountNumber}`);
  }
}

const ACCEPTED = { termsAccepted: true, termsAcceptedDate: new Date().toISOString() };
