import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from 'test-tools/free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
const READY = 'database system is ready to accept connections';
/** What the server says while children of the one that was killed still hold its shared memory. */
const STILL_DYING = /still in use|lock file "postmaster.pid" already exists/;
const BETWEEN_TRIES = 100;

/**
 * Without fsync the operating system writes when it likes: what is killed here are processes, never the machine, and
 * each database of a test is made by copying files.
 */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'listen_addresses=127.0.0.1'];

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

/**
 * Starts a private PostgreSQL in a temporary folder, on a free loopback port. Installs PostgreSQL if there is none. The
 * server is a child of this process: what it takes counts as this one's, and it ends when a terminal ends both.
 */
export async function startCluster(): Promise<Cluster> {
  const bin = findPostgres() ?? installPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'lens-portal-postgres-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (tool: string, args: string[]) => runAs(owner, join(bin, tool), args, folder);

  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const port = await freePort();
  const settings = [...SETTINGS, `unix_socket_directories=${folder}`];
  const args = ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])];
  const start = () => startServer(() => spawnAs(owner, join(bin, 'postgres'), args, folder));
  let server = await start();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    version: run('postgres', ['--version']).trim(),
    kill: () => end('SIGKILL'),
    start: async () => {
      server = await start();
    },
    stop: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the server, again and again while the previous one is dying. @throws Error with what it said. */
async function startServer(launch: () => ChildProcess): Promise<ChildProcess> {
  for (;;) {
    const server = launch();
    const said = await untilReadyOrGone(server);
    if (said.includes(READY)) return server;
    if (!STILL_DYING.test(said)) throw new Error(`PostgreSQL does not start:\n${said}`);
    await setTimeout(BETWEEN_TRIES);
  }
}

/** Resolves to all that the server said until it was ready, or until it ended. */
function untilReadyOrGone(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      if (said.includes(READY)) return;
      said += chunk.toString();
      if (said.includes(READY)) done(said);
    });
    server.once('error', fail);
    server.once('close', () => done(said));
  });
}

function spawnAs(user: User | null, command: string, args: string[], cwd: string): ChildProcess {
  const env = { ...process.env, HOME: cwd, LC_ALL: 'C' };
  return spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'], ...user });
}

/** Returns the folder of the newest server on this machine. A server has `initdb`, a client does not. */
function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const places = [...debian, ...(process.env['PATH'] ?? '').split(':')];
  return places.find((place) =>
    ['initdb', 'postgres'].every((tool) => existsSync(join(place, tool))),
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
    env: { ...process.env, HOME: cwd },
    ...user,
  });
  if (result.status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed: ${result.stderr ?? result.error}`);
  return result.stdout ?? '';
}
