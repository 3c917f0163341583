import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { PracticeRole } from '#domain/access/permissions.ts';
import type { Profile } from '#domain/address/profile.ts';
import { emptyProfile } from '#domain/address/profile.ts';
import { applicationInputSchema } from '#domain/customers/application-input.ts';
import { FIRST_RUN_PASSWORD } from '#server/first-run/local-accounts.ts';
import { buildApplication } from '../../fixtures/build-application.ts';
import {
  accountNumberIn,
  callPortal,
  createUser,
  signInByToken,
  writeProfile,
} from './local-admin.ts';
import type { NewUser, Tokens } from './local-admin.ts';
import { SPARE_NETWORKS, type AccountProof } from './spare-networks.ts';

/** A user that no other journey uses. */
export interface Account {
  uid: string;
  email: string;
  /** First and last name, as the portal shows them. */
  name: string;
  /** The main account; blank for the lab's staff and for users without an account. */
  accountNumber: string;
  /** Unique per journey, to tell its records from others', such as at the end of a patient reference. */
  tag: string;
}

/** The next step of the auth flow that a practice has to complete. */
type Stage = 'verify' | 'account' | 'terms' | 'none';

interface PracticeWish {
  /** The step that the user has still to complete; none by default. */
  stage?: Stage;
  /** A network of three accounts instead of one. */
  network?: boolean;
}

const SUPER_ADMIN = 'first-run-super';
const STAFF = {
  admin: { name: 'Adam Approver', rights: {} },
  super: { name: 'Sofia Superwell', rights: { isSuperAdmin: true } },
  bookkeeper: { name: 'Bea Bookwell', rights: { mayRecordPayments: true } },
};
const HALF_A_MOMENT = 10;
const TRIES = 500;

/** Creates users, accounts and their data on one portal through the server's APIs, within tens of milliseconds. */
export class Accounts {
  readonly #origin: string;
  #made = 0;
  #networks = 0;
  readonly #devices = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Creates a user of a practice, with their own account unless `stage` names a step still to be completed. */
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

  /** AD-08: creates a user who has accepted an invitation to the owner's account. */
  async member({ uid, accountNumber }: Account, practiceRole: PracticeRole): Promise<Account> {
    const member = await this.practice({ stage: 'account' });
    await this.call(uid, `/api/customers/${accountNumber}/invitations`, {
      body: { email: member.email, practiceRole, language: 'en' },
    });
    const [invitation] = await this.call<{ id: string }[]>(member.uid, '/api/invitations', {
      method: 'GET',
    });
    if (!invitation) throw new Error(`${member.email} has no invitation to ${accountNumber}`);
    await this.call(member.uid, `/api/invitations/${invitation.id}/accept`, { body: {} });
    await this.#untilLinked(member.uid, accountNumber);
    return { ...member, accountNumber };
  }

  /** Creates a user of the lab's staff; a bookkeeper is an admin who may record payments. */
  async maker(kind: keyof typeof STAFF): Promise<Account> {
    const { name, rights } = STAFF[kind];
    const account = this.#next(kind, name);
    const claims = { role: 'admin' as const, ...rights };
    const user = { emailVerified: true, claims };
    await this.#create(account, { user, profile: { company: 'Lens maker', ...ACCEPTED } });
    return account;
  }

  /** Returns a network that nobody has claimed. */
  spareNetwork(): AccountProof {
    const network = SPARE_NETWORKS[this.#networks];
    if (!network) throw new Error(`All ${SPARE_NETWORKS.length} spare networks are taken`);
    this.#networks += 1;
    return network;
  }

  signIn(account: Account): Promise<Tokens> {
    return signInByToken(this.#origin, account.uid);
  }

  /** The device from which the user's calls come, and their first browser: it is new to nobody. */
  deviceOf(uid: string): string {
    const device = this.#devices.get(uid) ?? randomUUID();
    this.#devices.set(uid, device);
    return device;
  }

  /** Calls the API as that user and returns its JSON. */
  async call<Answer>(
    uid: string,
    path: string,
    { body, headers = {}, method = 'POST' }: { body?: unknown; headers?: object; method?: string },
  ): Promise<Answer> {
    const { idToken } = await signInByToken(this.#origin, uid);
    return callPortal(`${this.#origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${idToken}`,
        'idempotency-key': randomUUID(),
        'x-device-id': this.deviceOf(uid),
        ...headers,
      },
      body,
    });
  }

  /** As `call`, as a super admin. */
  callAsSuper<Answer>(
    path: string,
    request: { body?: unknown; headers?: object; method?: string },
  ): Promise<Answer> {
    return this.call(SUPER_ADMIN, path, request);
  }

  #next(kind: string, name: string): Account {
    this.#made += 1;
    const id = `${kind}-${this.#made}`;
    const tag = `j${this.#made}`;
    return { uid: `journey-${id}`, email: `${id}@lens.test`, name, accountNumber: '', tag };
  }

  /** Writes the profile first, as everywhere: the portal expects every user to have one. */
  async #create(
    { uid, email, name }: Account,
    made: { user: Pick<NewUser, 'emailVerified' | 'claims'>; profile: Partial<Profile> },
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

  /** RS-05: applies for an account and approves the application. */
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

  /** RT-04: claims a network that nobody has yet. */
  async #claim({ uid }: Account): Promise<string> {
    const network = this.spareNetwork();
    await this.call(uid, '/api/customer/claim', { body: network });
    return network.accountNumber;
  }

  /** Resolves when the profile has the account number, which the server writes shortly after the decision. */
  async #untilLinked(uid: string, accountNumber: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if ((await accountNumberIn(this.#origin, uid)) === accountNumber) return;
      await setTimeout(HALF_A_MOMENT);
    }
    throw new Error(`The profile of ${uid} was not told of account ${accountNumber}`);
  }
}

const ACCEPTED = { termsAccepted: true, termsAcceptedDate: new Date().toISOString() };
