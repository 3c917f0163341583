import { startDeployedFunctions } from './deployed-functions.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { onPostgres } from './test-database.ts';

/**
 * A portal for the contract of the callables. On PostgreSQL `firebase.call` asks the bundle that is deployed, on the Node of
 * Cloud Functions; on PGlite, which only one process can open, the handlers in this process.
 *
 * With `verifiesTokens: false` the bundle takes a token for what it says, as the official emulator of the callables does:
 * with an emulator of Auth, firebase-functions asks there about each user and refuses some before the handler, which it
 * does not do in production.
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
    // Another process than the callables' remembers a caller for 30 s.
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
