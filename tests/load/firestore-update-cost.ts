import { INACTIVITY_TIMEOUT } from '#domain/basics/constants.ts';
import type { Measurement } from './run.ts';
import { ChannelListener } from './support/channel-listener.ts';
import { openMeasuredServer, type MeasuredServer } from './support/measured-server.ts';

const PROJECT = 'demo-load';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const LISTENERS = 20;
const USERS = 100;
const WARM_UP = 100;
/** The least of them counts: what else the machine does makes every millisecond of CPU longer. */
const ROUNDS = 8;
const COMMITS = 50;
/** In milliseconds of CPU for one update: no more than it was, and what the issue aims at. */
const LIMIT = 15.8;
const AIM = 5;

/**
 * What one change of a document costs the server, all its listeners told, under the portal's own rules: from the request
 * that commits it to the last back channel's chunk. In CPU time of its process, which does nothing else.
 */
export async function run(): Promise<Measurement[]> {
  const server = await openMeasuredServer(PROJECT);
  try {
    for (let n = 0; n < USERS; n += 1) await commit(server, n, 0);
    return [
      await measure(server, 0, 'nobody listens', () => ({})),
      await measure(server, LISTENERS, 'super admins watch all users', () => allActivity),
      await measure(server, LISTENERS, 'tabs of one user watch a document', () => ownActivity, 0),
    ];
  } finally {
    await server.close();
  }
}

const allActivity = {
  query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'userActivity' }] } },
};
const ownActivity = { documents: { documents: [nameOf(0)] } };

function nameOf(n: number): string {
  return `${ROOT}/userActivity/user-${n}`;
}

async function measure(
  server: MeasuredServer,
  count: number,
  what: string,
  targetOf: () => Record<string, unknown>,
  uid?: number,
): Promise<Measurement> {
  const listeners = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      ChannelListener.open(server.base, targetOf(), claimsOf(uid ?? USERS - 1 - index)),
    ),
  );
  const update = async (n: number) => {
    const heard = listeners.map((listener) => listener.heard(listener.count + 1));
    await commit(server, 0, n);
    await Promise.all(heard);
  };
  for (let n = 0; n < WARM_UP; n += 1) await update(n);
  const rounds: number[] = [];
  while (rounds.length < ROUNDS) {
    const before = await server.cpu();
    for (let n = 0; n < COMMITS; n += 1) await update(n);
    rounds.push(((await server.cpu()) - before) / COMMITS);
  }
  await Promise.all(listeners.map((listener) => listener.close()));
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)];
  return {
    name: `Firestore: an update, ${count} listeners, ${what}`,
    result: `${least.toFixed(2)} ms CPU, the longest round ${most.toFixed(2)} ms (limit: ${LIMIT} ms, aim: ${AIM} ms)`,
    ok: least < AIM,
  };
}

/** As an ID token of a super admin, signed in just now. */
function claimsOf(n: number): object {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: `user-${n}`,
    aud: PROJECT,
    iat: now,
    exp: now + INACTIVITY_TIMEOUT / 1000,
    auth_time: now,
    role: 'admin',
    isSuperAdmin: true,
  };
}

async function commit({ base }: MeasuredServer, user: number, n: number): Promise<void> {
  const fields = {
    lastActivity: { integerValue: String(Date.now()) },
    lastSync: { integerValue: String(Date.now()) },
    deviceId: { stringValue: 'device-1' },
    sessionId: { stringValue: `session-${n}` },
    status: { stringValue: 'active' },
    userId: { stringValue: `user-${user}` },
    userEmail: { stringValue: `user-${user}@lens.test` },
    userRole: { stringValue: 'admin' },
    browser: texts({ name: 'Chromium', version: '140', platform: 'Linux', language: 'en-GB' }),
    device: texts({ type: 'desktop', os: 'Linux', osVersion: '6.1' }),
    session: texts({ timezone: 'Europe/London', connectionType: '4g', currentRoute: '/users' }),
  };
  const response = await fetch(`${base}/v1/${ROOT}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: [{ update: { name: nameOf(user), fields } }] }),
  });
  if (!response.ok) throw new Error(`The commit was answered ${response.status}`);
  await response.arrayBuffer();
}

function texts(values: Record<string, string>) {
  const entries = Object.entries(values).map(([key, value]) => [key, { stringValue: value }]);
  return { mapValue: { fields: Object.fromEntries(entries) as object } };
}
