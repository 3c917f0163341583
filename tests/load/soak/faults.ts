import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../fixtures/random.ts';
import type { Cluster } from '../../run/postgres-cluster.ts';
import type { FaultyProxy } from './faulty-proxy.ts';
import type { Instance } from './instance.ts';

export interface Surroundings {
  cluster: Cluster;
  instances: readonly Instance[];
  /** In front of what each is named by. */
  database: FaultyProxy;
  firestore: FaultyProxy;
  smtp: FaultyProxy;
}

/** In ms: between two faults, and how long something stalls. */
const PAUSE = { min: 3_000, max: 12_000 };
const STALL = { min: 2_000, max: 10_000 };

/** Breaks one thing after the other until `until` (ms of the epoch), and leaves everything whole. */
export async function breakThings(
  surroundings: Surroundings,
  random: Random,
  until: number,
  log: (what: string) => void,
): Promise<void> {
  const stall = async (proxy: FaultyProxy) => {
    proxy.swallow();
    await wait(random.integer(STALL.min, STALL.max));
    proxy.heal();
  };
  const { cluster, instances, database, firestore, smtp } = surroundings;
  const faults: [string, () => Promise<void>][] = [
    ['the database restarts', () => cluster.kill().then(() => cluster.start())],
    ['connections to the database are cut', () => Promise.resolve(database.cut())],
    ['the database says nothing', () => stall(database)],
    ['Firestore says nothing', () => stall(firestore)],
    ['SMTP says nothing', () => stall(smtp)],
    ['connections to SMTP are cut', () => Promise.resolve(smtp.cut())],
    ['an instance is killed', () => restart(random.pick(instances))],
  ];
  while (Date.now() < until) {
    await wait(random.integer(PAUSE.min, PAUSE.max));
    const [what, happen] = random.pick(faults);
    log(what);
    await happen();
  }
}

async function restart(instance: Instance): Promise<void> {
  await instance.kill();
  await instance.start();
}
