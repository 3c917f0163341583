import { afterAll, beforeAll } from 'vitest';
import type { AppOptions } from '#server/app/app.ts';
import type { Database } from '#server/platform/database/open-database.ts';
import { startPayingPortal } from './checkouts.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { openTestDatabase } from './test-database.ts';

/**
 * A portal of the file's own, from before its first test until after its last. Its properties are there when tests and
 * hooks run.
 *
 * @param options asked when the portal starts
 */
export function usePortal(options: () => Partial<AppOptions> = () => ({})): TestPortal {
  return whileTestsRun(() => startPortal(options()));
}

/** As `usePortal`, with payments online over the gateway. */
export function usePayingPortal(...start: Parameters<typeof startPayingPortal>): TestPortal {
  return whileTestsRun(() => startPayingPortal(...start));
}

/** A database of the file's own, with empty tables or with the first-run data. */
export function useDatabase(beginning?: Parameters<typeof openTestDatabase>[0]): Database {
  return whileTestsRun(() => openTestDatabase(beginning));
}

/** Opens it before the first test and closes it after the last. What is returned stands for it. */
function whileTestsRun<Opened extends { close: () => Promise<unknown> }>(
  open: () => Promise<Opened>,
): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    await opened?.close();
  });
  const current = (): Opened => {
    if (!opened) throw new Error('Asked for before the first test of the file');
    return opened;
  };
  return new Proxy({} as Opened, {
    get: (_, name) => Reflect.get(current(), name),
    has: (_, name) => Reflect.has(current(), name),
    // A copy of it (`{ ...database, listen }`) has all of its properties.
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, name) => ({
      ...Reflect.getOwnPropertyDescriptor(current(), name),
      configurable: true,
    }),
  });
}
