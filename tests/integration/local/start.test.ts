import { freePort } from '#tests/fixtures/free-port.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const ENTRY = join(ROOT, 'server/local.ts');

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

/** `npm start` in `cwd`, or `npm run dev`, on a data folder of the test's own. */
function start(env: Record<string, string>, cwd = ROOT, ...args: string[]): Start {
  const child = spawn(process.execPath, ['--import', 'tsx', ENTRY, ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'development', DATA_FOLDER: join(folder, 'data'), ...env },
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

/** Asks the embedded Firebase of `origin` about accounts, as the web SDK does. */
async function callAuth(
  origin: string,
  action: string,
  body: object,
): Promise<Record<string, unknown>> {
  const url = `${origin}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

/** A new account, with its address and a token of its user. */
async function signUp(origin: string): Promise<{ email: string; idToken: unknown }> {
  const email = `${randomUUID()}@lens.test`;
  const { idToken } = await callAuth(origin, 'signUp', { email, password: 'correct horse' });
  return { email, idToken };
}

/** Asks for a mail to a new account; answers the account's address. */
async function causeMail(origin: string): Promise<string> {
  const { email, idToken } = await signUp(origin);
  await callAuth(origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  return email;
}

/** Signs somebody up whose name PostgreSQL cannot store. */
async function signUpBadly(origin: string): Promise<string> {
  const { email, idToken } = await signUp(origin);
  await callAuth(origin, 'update', { idToken, displayName: 'Mal\0lory \ud83d' });
  return email;
}

describe('npm start', () => {
  it('says what to do about a port that is in use', async () => {
    const port = await freePort();
    const occupant = await occupy(port);
    const { until, ended } = start({ PORT: String(port) });
    expect(await until(/npm start/)).toContain(
      `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
    expect(await ended).toBe(1);
    occupant.close();
  });

  it('refuses to run in production', async () => {
    const { until, ended } = start({ NODE_ENV: 'production' });
    expect(await until(/could not start/)).toContain('In production run server/main.ts');
    expect(await ended).toBe(1);
  });

  it('names file, line and reason of a rule that it cannot parse', async () => {
    const project = join(folder, 'project');
    await cp(join(ROOT, 'storage.rules'), join(project, 'storage.rules'));
    await symlink(join(ROOT, 'node_modules'), join(project, 'node_modules'));
    const rules = "rules_version = '2';\nservice cloud.firestore {\n  match /users {{\n}\n";
    await writeFile(join(project, 'firestore.rules'), rules);
    // Nothing of the page is looked at in --dev before Firebase is open.
    const { until, ended } = start({ PORT: String(await freePort()) }, project, '--dev');
    expect(await until(/could not start[^]*\n/)).toMatch(/firestore\.rules:3:\d+/);
    expect(await ended).toBe(1);
  });

  it('SE-10 ends cleanly on Ctrl-C and starts again on what it kept, names that cannot be stored included', async () => {
    const port = String(await freePort());
    const emails: string[] = [];
    for (let round = 1; round <= 2; round += 1) {
      const { child, until, ended } = start({ PORT: port });
      const said = await until(/Ctrl-C ends it/);
      expect(said).toContain(`http://127.0.0.1:${port}`);
      expect(said).toContain(`Mails arrive at http://127.0.0.1:${port}/local/mailbox`);
      const accounts = await fetch(`http://127.0.0.1:${port}/local/accounts`);
      expect(await accounts.json()).toHaveLength(7);
      for (const email of emails) expect(said).not.toContain(email);
      emails.push(await signUpBadly(`http://127.0.0.1:${port}`));
      child.kill('SIGINT');
      expect(await ended).toBe(0);
    }
  });

  it('keeps a mail that it was asked for over kill -9, in npm run dev too', async () => {
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const emails: string[] = [];
    for (let round = 1; round <= 2; round += 1) {
      const { child, until, ended } = start({ PORT: port }, ROOT, '--dev');
      onTestFinished(() => void child.kill('SIGKILL'));
      await until(/Ctrl-C ends it/);
      emails.unshift(await causeMail(origin));
      const mails = await fetch(`${origin}/local/mailbox.json`);
      expect(await mails.json()).toEqual(emails.map((to) => expect.objectContaining({ to })));
      const page = await fetch(`${origin}/local/mailbox`);
      expect(await page.text()).toContain(emails[0]);
      child.kill('SIGKILL');
      await ended;
    }
  }, 90_000);

  it('answers nobody who calls it by another name than this machine’s own', async () => {
    const port = await freePort();
    const { child, until, ended } = start({ PORT: String(port) });
    await until(/Ctrl-C ends it/);
    const foreign = await fetch(`http://127.0.0.1:${port}/local/accounts`, {
      headers: { origin: 'http://evil.test' },
    });
    expect(foreign.status).toBe(403);
    child.kill('SIGINT');
    await ended;
  });
});
