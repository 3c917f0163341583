import type { Database } from '#server/platform/database/database.ts';
import { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';

/** Breaks each connection when it is taken from the pool. The returned function stops this. */
export function loseEveryConnection({ pool, probe }: Database): () => void {
  for (const one of [pool, probe]) one.on('acquire', breakOff);
  return () => {
    for (const one of [pool, probe]) one.off('acquire', breakOff);
  };
}

/** Breaks a connection after the database has executed this statement, before the answer arrives. */
export function loseAnswersTo({ pool }: Database, statement: string): () => void {
  const changed = new Set<PoolClient>();
  const onAcquire = (client: PoolClient) => {
    if (changed.has(client)) return;
    changed.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    Reflect.set(client, 'query', async (...args: unknown[]) => {
      const answer = await query(...args);
      if (textOf(args[0]) !== statement) return answer;
      breakOff(client);
      throw new Error('Connection terminated unexpectedly');
    });
  };
  pool.on('acquire', onAcquire);
  return () => {
    pool.off('acquire', onAcquire);
    // Restores the method of the class.
    for (const client of changed) Reflect.deleteProperty(client, 'query');
  };
}

function breakOff(client: PoolClient): void {
  const stream = propertyOf(propertyOf(client, 'connection'), 'stream');
  if (!(stream instanceof Duplex)) throw new Error('The client has no stream');
  stream.destroy();
}

function textOf(query: unknown): unknown {
  return typeof query === 'string' ? query : propertyOf(query, 'text');
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
