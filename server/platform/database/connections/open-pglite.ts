import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeIdentifier, Pool, type ClientBase } from 'pg';
import type { Database } from '../database.ts';
import { ChannelListeners } from './channel-listeners.ts';
import { lockFolder } from './folder-lock.ts';
import { PgliteStream } from './pglite-stream.ts';
import type { PgliteModules } from './pglite-thread.ts';
import { PgliteThreads } from './pglite-threads.ts';
import { openDrizzle, notifyLostConnections } from './pool.ts';
import { WriteRefusals } from './write-refusals.ts';

/** Returns the subfolder with PGlite's own files, beside our lock. */
export function pgliteFilesIn(folder: string): string {
  return join(folder, 'postgres');
}

/** Opens the embedded database. `folder: null` keeps it in memory, loaded from `dump`. Fails if the folder is used. */
export async function openPglite(options: {
  folder: string | null;
  dump?: string | undefined;
  modules?: PgliteModules | undefined;
  onError: (error: Error) => void;
}): Promise<Database> {
  const { folder, dump, modules } = options;
  if (folder) await mkdir(folder, { recursive: true });
  const unlock = folder ? await lockFolder(folder) : async () => {};
  try {
    const files = { folder: folder && pgliteFilesIn(folder), dump, modules };
    const threads = await PgliteThreads.start(files);
    return overPglite(threads, unlock, options.onError);
  } catch (error) {
    await unlock();
    throw error;
  }
}

function overPglite(
  threads: PgliteThreads,
  unlock: () => Promise<void>,
  onError: (error: Error) => void,
): Database {
  const listeners = new ChannelListeners();
  let hadConnection = false;
  // The pool awaits the result, though its types do not say so.
  const onConnect: (client: ClientBase) => unknown = async (client) => {
    await hearNotifications(client, listeners);
    if (hadConnection) listeners.notifyGap();
    hadConnection = true;
  };
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => new PgliteStream(threads),
    onConnect,
  });
  notifyLostConnections(pool, onError);
  const refusals = new WriteRefusals();
  refusals.watch(pool);
  return {
    db: openDrizzle(pool),
    pool,
    probe: pool,
    refusals,
    async listen(channel, onMessage, onGap) {
      const listener = { onMessage, onGap };
      if (listeners.add(channel, listener)) await pool.query(`LISTEN ${escapeIdentifier(channel)}`);
      return async () => {
        if (listeners.remove(channel, listener) && !pool.ended) {
          await pool.query(`UNLISTEN ${escapeIdentifier(channel)}`);
        }
      };
    },
    // Notifications use the connection of the queries.
    isListening: () => true,
    async close() {
      await pool.end();
      await threads.close();
      await unlock();
    },
  };
}

/** The pool's one connection receives notifications too; a connection that replaces it must LISTEN again. */
async function hearNotifications(client: ClientBase, listeners: ChannelListeners): Promise<void> {
  client.on('notification', ({ channel, payload }) => listeners.notify(channel, payload ?? ''));
  for (const channel of listeners.channels()) {
    await client.query(`LISTEN ${escapeIdentifier(channel)}`);
  }
}
