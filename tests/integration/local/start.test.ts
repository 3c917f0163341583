import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from 'test-tools/free-port.ts';
import { fillDisk } from 'test-tools/full-disk.ts';
import { isLongRun } from 'test-tools/runs.ts';
import { until as untilIt } from 'test-tools/until.ts';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { startLocalPortal } from '#server/local/portal.ts';
import { pgliteFilesIn } from '#server/platform/database/connections/open-pglite.ts';
import {
  DATABASE_TEMPLATES,
  databaseTemplate,
} from '#server/platform/database/database-template.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const ENTRY = join(ROOT, 'server/start.cjs');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lens-portal-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Start {
  child: ChildProcess;
  /** Resolves with everything that it said, once it has said this or ended. */
  until: (pattern: RegExp) => Promise<string>;
  ended: Promise<number | null>;
}

/** `npm start`, or `npm run dev`, on a data folder of the test's own. */
function start(env: Record<string, string>, args: string[] = []): Start {
  const child = spawn(process.execPath, [ENTRY, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_FOLDER: join(folder, 'data'),
      // Any free one.
      GATEWAY_PORT: '0',
      ...env,
    },
  });
  let said = '';
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return {
    child,
    ended,
    until: (pattern) =>
      new Promise((done) => {
        const read = (chunk: Buffer) => {
          said += chunk.toString();
          if (pattern.test(said)) done(said);
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.once('close', () => done(said));
      }),
  };
}

function occupy(port: number): Promise<Server> {
  return new Promise((done) => {
    const server = createServer().listen(port, '127.0.0.1', () => done(server));
  });
}

describe('npm start', () => {
  it('says what to do about a port that is in use, and ends with 1', async () => {
    const port = await freePort();
    const occupant = await occupy(port);
    const { until, ended } = start({ PORT: String(port) });
    expect(await until(/npm start/)).toContain(
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
    expect(await ended).toBe(1);
    occupant.close();
  });

  it('says what to do about a port of the payment sandbox that is in use', async () => {
    const port = await freePort();
    const occupant = await occupy(port);
    const env = { PORT: String(await freePort()), GATEWAY_PORT: String(port) };
    await expect(startLocalPortal({ root: ROOT, dev: false, env })).rejects.toThrow(
      `Port ${port} is in use, where the payment sandbox listens. Stop what uses it, or choose another: GATEWAY_PORT=${port + 1} npm start`,
    );
    occupant.close();
  });

  it('refuses a key that moves money', async () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
    const env = { PORT: String(await freePort()), ...keys };
    await expect(startLocalPortal({ root: ROOT, dev: false, env })).rejects.toThrow('test account');
  });

  it('refuses to run in production', async () => {
    const env = { NODE_ENV: 'production', DATA_FOLDER: join(folder, 'data') };
    await expect(startLocalPortal({ root: ROOT, dev: false, env })).rejects.toThrow(
      'In production run server/main.ts',
    );
  });

  it('names file, line and reason of a rule that it cannot parse, and leaves nothing open', async () => {
    const project = join(folder, 'project');
    for (const file of ['storage.rules', 'firestore.indexes.json']) {
      await cp(join(ROOT, file), join(project, file));
    }
    const rules = "rules_version = '2';\nservice cloud.firestore {\n  match /users {{\n}\n";
    await writeFile(join(project, 'firestore.rules'), rules);
    const data = join(folder, 'data-of-bad-rules');
    const template = await databaseTemplate(join(project, DATABASE_TEMPLATES));
    await template.keep(pgliteFilesIn(inject('databaseTemplates').folder));
    const env = { PORT: String(await freePort()), GATEWAY_PORT: '0', DATA_FOLDER: data };
    // Nothing of the page is looked at in --dev before Firebase is open.
    const once = () => startLocalPortal({ root: project, dev: true, env });
    await expect(once()).rejects.toThrow(/firestore\.rules:3:\d+/);
    // What was made is kept, and the next try goes on from there.
    expect(existsSync(pgliteFilesIn(join(data, 'database')))).toBe(true);
    await rm(join(project, DATABASE_TEMPLATES), { recursive: true });
    // The folders are locked while a portal has them.
    await expect(once()).rejects.toThrow(/firestore\.rules:3:\d+/);
  });

  // Each start takes seconds, and every journey has one.
  it.runIf(isLongRun)(
    'says where mails and payments go, in npm run dev too, and ends on Ctrl-C',
    async () => {
      const port = String(await freePort());
      for (const args of [['--dev'], []]) {
        const { child, until, ended } = start({ PORT: port }, args);
        onTestFinished(() => void child.kill('SIGKILL'));
        const said = await until(/Ctrl-C ends it/);
        const mailbox = `http://127.0.0.1:${port}/local/mailbox`;
        expect(said).toContain(`Mails arrive at ${mailbox}`);
        expect((await fetch(mailbox)).status).toBe(200);
        expect(said).toMatch(/Payments go to the sandbox at http:\/\/127\.0\.0\.1:\d+/);
        child.kill('SIGINT');
        expect(await ended).toBe(0);
      }
    },
    180_000,
  );

  it.runIf(isLongRun)(
    'SE-09 is not ready while the disk refuses what the embedded Firebase keeps',
    async () => {
      const port = String(await freePort());
      const data = join(folder, 'full');
      const env = { PORT: port, GATEWAY_PORT: '0', DATA_FOLDER: data, LOG_LEVEL: 'silent' };
      const portal = await startLocalPortal({ root: ROOT, dev: true, env });
      onTestFinished(() => portal.close());
      const origin = `http://127.0.0.1:${port}`;
      const health = async () => (await fetch(`${origin}/api/health`)).status;
      const url = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`;
      const signUp = async (email: string) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ email, password: 'correct horse battery' });
        return (await fetch(url, { method: 'POST', headers, body })).status;
      };
      expect(await signUp('one@lens.test')).toBe(200);
      expect(await health()).toBe(200);
      const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
      const makeRoom = await fillDisk();
      expect(await signUp('two@lens.test')).toBe(500);
      expect(await health()).toBe(503);
      makeRoom();
      said.mockRestore();
      await untilIt(async () => expect(await health()).toBe(200));
      expect(await signUp('three@lens.test')).toBe(200);
    },
    180_000,
  );
});
