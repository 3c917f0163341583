import { randomUUID } from 'node:crypto';
import type { CallableHandler } from 'embedded-firebase';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { RememberedCallers } from '#server/access/sessions/remembered-callers.ts';
import { openUserFunctions } from '#server/accounts/callables/handlers.ts';
import { buildApp, type AppOptions } from '#server/app/app.ts';
import type { Database } from '#server/platform/database/open-database.ts';
import { startTestFirebase, type TestFirebase } from './firebase.ts';
import { people, PEOPLE, type Person } from './people.ts';
import { openTestDatabase } from './test-database.ts';

type Answered = LightMyRequestResponse;
type Answer = Promise<Answered>;

export interface TestPortal {
  app: FastifyInstance;
  database: Database;
  callers: RememberedCallers;
  firebase: TestFirebase;
  /** Every line that was logged. */
  logged: string[];
  tokens: Record<Person, string>;
  request(person: Person | null, request: InjectOptions): Answer;
  /** Sends something, and nothing about keys and versions. */
  send(person: Person | null, url: string, payload?: object): Answer;
  /** Sends what makes something, with an idempotency key of its own unless one is given. */
  post(person: Person | null, url: string, payload?: object, key?: string): Answer;
  /** Sends an edit of the version that was seen. */
  put(person: Person | null, url: string, version: number, payload?: object): Answer;
  /** Sends a step of the version that was seen. */
  step(person: Person | null, url: string, version: number, payload?: object): Answer;
  /** Sends a removal of the version that was seen. */
  remove(person: Person | null, url: string, version: number): Answer;
  close(): Promise<void>;
}

/** In ms. On a busy machine Firebase's answer takes longer than the portal waits for it; how long it waits is tried where it is the subject. */
const IDENTITY_WITHIN = 300_000;

const seen = (version: number) => ({ 'if-match': `"${version}"` });

/**
 * Records whose version may rise by more than one: a user's is a digest, to reverse a credit changes it twice, and a draft
 * goes on from the version that the page has.
 */
const OTHER_VERSIONS = /^\/api\/(?:users|credits|order-drafts)\//;

/** Throws when a change of the version `before` made more than the next one, or when an ETag names another version. */
function checkNext({ statusCode, headers, json, raw }: Answered, before: string) {
  const { version } = statusCode === 200 ? json<{ version?: number }>() : {};
  const { url = '' } = raw.req;
  if (version === undefined) return;
  const isNext = version <= Number(before.slice(1, -1)) + 1 || OTHER_VERSIONS.test(url);
  const { etag = `"${version}"` } = headers;
  if (!isNext || etag !== `"${version}"`)
    throw new Error(`${url} made version ${version} of ${before}, and says ${etag}`);
}

/** Starts the API as shipped, on a database with the first-run data, with all people signed in. */
export async function startPortal(
  options: Partial<AppOptions> = {},
  throughToFirebase?: (port: number) => Promise<number>,
): Promise<TestPortal> {
  const functions: Record<string, CallableHandler> = {};
  const [database, firebase] = await Promise.all([
    options.database ?? openTestDatabase('firstRun'),
    startTestFirebase(functions, throughToFirebase),
  ]);
  const {
    clock = () => new Date(),
    callers = new RememberedCallers(),
    identityWithin = IDENTITY_WITHIN,
  } = options;
  Object.assign(functions, openUserFunctions({ database, callers, clock, identityWithin }));
  const tokens = await signEverybodyIn(firebase);
  const logged: string[] = [];
  const app = await buildApp({
    config: { logLevel: 'trace', trustedProxies: 0 },
    database,
    callers,
    rateLimits: false,
    identityWithin,
    logStream: { write: (line) => logged.push(line) },
    ...options,
  });
  await app.ready();
  const request = async (person: Person | null, options: InjectOptions) => {
    const signedIn = person && { authorization: `Bearer ${tokens[person]}` };
    const answer = await app.inject({ ...options, headers: { ...options.headers, ...signedIn } });
    const { 'if-match': before } = options.headers ?? {};
    if (before) checkNext(answer, before);
    return answer;
  };
  return {
    app,
    database,
    callers,
    firebase,
    logged,
    tokens,
    request,
    send: (person, url, payload) => request(person, { method: 'POST', url, payload }),
    post: (person, url, payload, key = randomUUID()) =>
      request(person, { method: 'POST', url, headers: { 'idempotency-key': key }, payload }),
    put: (person, url, version, payload) =>
      request(person, { method: 'PUT', url, headers: seen(version), payload }),
    step: (person, url, version, payload) =>
      request(person, { method: 'POST', url, headers: seen(version), payload }),
    remove: (person, url, version) =>
      request(person, { method: 'DELETE', url, headers: seen(version) }),
    async close() {
      await app.close();
      await firebase.close();
      await database.close();
    },
  };
}

async function signEverybodyIn(firebase: TestFirebase): Promise<Record<Person, string>> {
  const entries = PEOPLE.map(async (person): Promise<[Person, string]> => {
    await firebase.createUser(people[person]);
    return [person, await firebase.signIn(people[person].email)];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Person, string>;
}
