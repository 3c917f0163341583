import type { CallableHandler } from '#local-firebase/functions/callable.ts';
import { buildApp, type AppOptions } from '#server/app.ts';
import type { Database } from '#server/database/open-database.ts';
import { seedFirstRun } from '#server/database/seed-first-run.ts';
import { openUserFunctions } from '#server/functions/handlers.ts';
import { saveMembership } from '#server/users/memberships.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { startTestFirebase, type TestFirebase } from './firebase.ts';
import { people, PEOPLE, type Person } from './people.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestPortal {
  app: FastifyInstance;
  database: Database;
  firebase: TestFirebase;
  /** Every line that was logged. */
  logged: string[];
  tokens: Record<Person, string>;
  request(person: Person | null, request: InjectOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** The API as it is shipped, on a database with the first-run data, with everybody signed in. */
export async function startPortal(options: Partial<AppOptions> = {}): Promise<TestPortal> {
  const functions: Record<string, CallableHandler> = {};
  const [database, firebase] = await Promise.all([
    openTestDatabase(),
    startTestFirebase(functions),
  ]);
  const { clock = () => new Date() } = options;
  Object.assign(functions, openUserFunctions({ database, clock }));
  await seed(database);
  const tokens = await signEverybodyIn(firebase);
  const logged: string[] = [];
  const app = await buildApp({
    config: { logLevel: 'trace', trustedProxies: 0 },
    database,
    rateLimits: false,
    logStream: { write: (line) => logged.push(line) },
    ...options,
  });
  await app.ready();
  return {
    app,
    database,
    firebase,
    logged,
    tokens,
    request: (person, request) =>
      app.inject({
        ...request,
        headers: {
          ...request.headers,
          ...(person && { authorization: `Bearer ${tokens[person]}` }),
        },
      }),
    async close() {
      await app.close();
      await firebase.close();
      await database.close();
    },
  };
}

async function seed(database: Database): Promise<void> {
  const members = Object.values(people);
  const uidByEmail = Object.fromEntries(members.map(({ email, uid }) => [email, uid]));
  await seedFirstRun(database, { uidByEmail });
  const member = { accountNumber: '100200', isMain: true };
  await saveMembership(database.db, { ...member, uid: people.biller.uid, practiceRole: 'biller' });
  await saveMembership(database.db, {
    ...member,
    uid: people.unverified.uid,
    practiceRole: 'owner',
  });
}

async function signEverybodyIn(firebase: TestFirebase): Promise<Record<Person, string>> {
  const entries: [Person, string][] = [];
  for (const person of PEOPLE) {
    await firebase.createUser(people[person]);
    entries.push([person, await firebase.signIn(people[person].email)]);
  }
  return Object.fromEntries(entries) as Record<Person, string>;
}
