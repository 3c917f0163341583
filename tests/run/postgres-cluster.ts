import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../fixtures/free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
/** The maximum time that children of a killed postmaster may keep its shared memory, in ms. */
const LONGEST_DYING = 20_000;

interface User {
  uid: number;
  gid: number;
}

export interface Cluster {
  url: string;
  version: string;
  /** Simulates a machine crash: the postmaster ends at once, its children when they notice. */
  kill: () => Promise<void>;
  /** Starts the server after `kill`. Resolves when it accepts connections. */
  start: () => Promise<void>;
  /** Stops the server and removes its folder. */
  stop: () => Promise<void>;
}

/** Starts a private PostgreSQL in a temporary folder, on a free loopback port. Installs PostgreSQL if there is none. */
export async function startCluster(): Promise<Cluster> {
  const bin = findPostgres() ?? installPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'lens-portal-postgres-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (tool: string, args: string[]) => runAs(owner, join(bin, tool), args, folder);

  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const start = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'];
  run('pg_ctl', start);
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    version: run('postgres', ['--version']).trim(),
    kill: () => killPostmaster(data),
    start: () => startAgain(() => tryStart(owner, join(bin, 'pg_ctl'), start, folder)),
    stop: async () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function killPostmaster(data: string): Promise<void> {
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Retries the start, which fails while children of the previous server are still running. */
async function startAgain(tryToStart: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + LONGEST_DYING;
  while (!(await tryToStart())) {
    if (Date.now() > until) throw new Error('PostgreSQL does not start again.');
    await setTimeout(100);
  }
}

/** Runs the command without blocking the event loop. */
async function tryStart(
  user: User | null,
  command: string,
  args: string[],
  cwd: string,
): Promise<boolean> {
  const env = { ...process.env, HOME: cwd };
  const child = spawn(command, args, { cwd, env, stdio: 'ignore', ...user });
  const [code]: unknown[] = await once(child, 'exit');
  return code === 0;
}

/** Returns the folder of the newest server on this machine. A server has `pg_ctl` and `initdb`, a client does not. */
function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const places = [...debian, ...(process.env['PATH'] ?? '').split(':')];
  return places.find((place) =>
    ['initdb', 'pg_ctl', 'postgres'].every((tool) => existsSync(join(place, tool))),
  );
}

function installPostgres(): string {
  console.log('No PostgreSQL found: installing it with apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 300_000 });
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is needed and could not be installed with apt-get.');
  return bin;
}

/** PostgreSQL refuses to run as root. In that case it runs as Debian's `postgres`, or as `nobody`. */
function unprivilegedUser(): User | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('Running as root, and there is no unprivileged user for PostgreSQL to run as.');
}

function runAs(user: User | null, command: string, args: string[], cwd: string): string {
  const result = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    // The server inherits our pipes from pg_ctl and keeps them open, so do not wait for them.
    stdio: args.includes('start') ? 'ignore' : 'pipe',
    env: { ...process.env, HOME: cwd },
    ...user,
  });
  if (result.status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed: ${result.stderr ?? result.error}`);
  return result.stdout ?? '';
}
