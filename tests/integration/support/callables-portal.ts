import { startDeployedFunctions } from './deployed-functions.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { onPostgres } from './test-database.ts';

/**
 * Starts a portal for the contract of the callables. On PostgreSQL `firebase.call` calls the deployed bundle on the
 * Node version of Cloud Functions; on PGlite, which only one process can open, it calls the handlers in this process.
 *
 * With `verifiesTokens: false` the bundle trusts tokens without verification, as the official emulator of the callables
 * does. Otherwise, with an Auth emulator, firebase-functions looks up each user there and rejects some before the
 * handler, which it does not do in production.
 */
export async function startCallablesPortal(
  options: { verifiesTokens?: boolean } = {},
): Promise<TestPortal> {
  const portal = await startPortal();
  if (!onPostgres) return portal;
  const deployed = await startDeployedFunctions({
    databaseUrl: portal.database.pool.options.connectionString,
    projectId: portal.firebase.auth.app.options.projectId ?? '',
    ...options,
    onOutput: (text) => portal.logged.push(text),
  });
  portal.firebase.call = async (name, data, token) => {
    const answer = await deployed.call(name, data, token);
    // The callables run in another process, and this one caches a caller for 30 s.
    portal.callers.forget(userOf(data));
    return answer;
  };
  return {
    ...portal,
    async close() {
      await deployed.close();
      await portal.close();
    },
  };
}

function userOf(data: unknown): string {
  const { userId } = (data ?? {}) as { userId?: string };
  return userId ?? '';
}
