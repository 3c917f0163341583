import type { CallableHandler } from '#local-firebase/functions/callable.ts';
import { buildApp, type AppOptions } from '#server/app/app.ts';
import { RememberedCallers } from '#server/access/sessions/remembered-callers.ts';
import type { Database } from '#server/platform/database/open-database.ts';
import { openUserFunctions } from '#server/accounts/callables/handlers.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { startTestFirebase, type TestFirebase } from './firebase.ts';
import { people, PEOPLE, type Person } from './people.ts';
import { openTestDatabase } from './test-database.ts';

type Answer = Promise<LightMyRequestResponse>;

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

/** The browser counts on it: a change makes the next version. Only a user's is no number that rises by one. */
function checkNext(answer: LightMyRequestResponse, url: string, version: number): void {
  if (answer.statusCode !== 200 || url.startsWith('/api/users/')) return;
  const { version: next = 0 } = answer.json<{ version?: number }>();
  if (next > version + 1) throw new Error(`${url}: version ${version}, then ${next}`);
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
  const request = (person: Person | null, options: InjectOptions) =>
    app.inject({
      ...options,
      headers: { ...options.headers, ...(person && { authorization: `Bearer ${tokens[person]}` }) },
    });
  const change = async (
    person: Person | null,
    version: number,
    options: InjectOptions & { url: string },
  ) => {
    const answer = await request(person, { ...options, headers: seen(version) });
    checkNext(answer, options.url, version);
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
      change(person, version, { method: 'PUT', url, payload }),
    step: (person, url, version, payload) =>
      change(person, version, { method: 'POST', url, payload }),
    remove: (person, url, version) => change(person, version, { method: 'DELETE', url }),
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
