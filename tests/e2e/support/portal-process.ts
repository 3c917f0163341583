import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from 'test-tools/free-port.ts';
import { copyTemplate } from './portal-template.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const READY = /Lens Portal is ready/;
/** In milliseconds: far above what a busy machine needs. */
const START_LIMIT = 600_000;

/** A portal as `npm start` runs it, with its own process and data folder. */
export class PortalProcess {
  readonly origin: string;
  /** Where its payment sandbox is. */
  readonly gatewayOrigin: string;
  private readonly port: number;
  private readonly gatewayPort: number;
  private readonly folder: string;
  private readonly mailServer: string | undefined;
  private child: ChildProcess | null = null;
  private output = '';

  private constructor(
    { port, gatewayPort }: { port: number; gatewayPort: number },
    folder: string,
    mailServer: string | undefined,
  ) {
    this.port = port;
    this.gatewayPort = gatewayPort;
    this.folder = folder;
    this.mailServer = mailServer;
    this.origin = `http://127.0.0.1:${port}`;
    this.gatewayOrigin = `http://127.0.0.1:${gatewayPort}`;
  }

  /** Starts a new portal with the data of a first start. */
  static async create(): Promise<PortalProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'lens-portal-e2e-'));
    await copyTemplate(folder);
    return PortalProcess.startIn(folder);
  }

  /** Starts a portal that stores its data in the folder. With an SMTP server its emails go there, not to the mailbox. */
  static async startIn(folder: string, mailServer?: string): Promise<PortalProcess> {
    const portal = new PortalProcess(
      { port: await freePort(), gatewayPort: await freePort() },
      folder,
      mailServer,
    );
    await portal.start();
    return portal;
  }

  /** Resolves when the portal reports that it is ready. Rejects with its output when it exits or takes too long. */
  async start(): Promise<void> {
    this.output = '';
    const child = spawn(process.execPath, ['server/start.cjs'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(this.port),
        GATEWAY_PORT: String(this.gatewayPort),
        DATA_FOLDER: this.folder,
        ...(this.mailServer && { SMTP_URL: this.mailServer, PORTAL_URL: this.origin }),
      },
    });
    this.child = child;
    await new Promise<void>((ready, fail) => {
      const timer = setTimeout(() => fail(this.failure('was not ready in time')), START_LIMIT);
      child.once('exit', () => fail(this.failure('ended')));
      const read = (chunk: Buffer) => {
        this.output += chunk.toString();
        if (!READY.test(this.output)) return;
        clearTimeout(timer);
        ready();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
    });
  }

  /** Ends the process with the signal and waits until it has exited. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private failure(what: string): Error {
    return new Error(`The portal ${what}. Its output:\n${this.output}`);
  }
}
