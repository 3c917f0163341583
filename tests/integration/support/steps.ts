import { Socket } from 'node:net';
import { Duplex, Readable } from 'node:stream';

const COMMAND = /^(EHLO|MAIL|RCPT|DATA|QUIT)/;
const STATEMENT =
  /\b(begin|commit|rollback|listen|select|insert|update|with|delete)\b[^"]*(?:"(\w+)")?/;

type Method = (this: Socket, ...values: unknown[]) => boolean;

/**
 * Calls back before and after each write to a database or a mail server, and with each answer before anybody learns of it.
 * Between two of these steps a process does nothing that another one could notice. A step has a name for reports.
 */
export function watchSteps(
  isDatabase: (socket: Socket) => boolean,
  onStep: (name: string) => void,
): void {
  const said = new WeakMap<Socket, string>();
  const write = methodOf(Duplex.prototype, 'write');
  replace('write', function (...values) {
    const words = Buffer.from(values[0] as string | Uint8Array).toString('latin1');
    const name = isDatabase(this) ? statementIn(words) : commandIn(words);
    if (name) {
      said.set(this, name);
      onStep(`before ${name}`);
    }
    const result = write.apply(this, values);
    // What is corked leaves with what follows it.
    if (name && this.writableCorked === 0) onStep(`after ${name}`);
    return result;
  });
  const push = methodOf(Readable.prototype, 'push');
  replace('push', function (...values) {
    onStep(`answer to ${said.get(this) ?? 'connecting'}`);
    return push.apply(this, values);
  });
}

/** Does the work, and kills this process at that step of it. Returns the number of steps. */
export async function dieAtStep(
  { url, dieAt }: { url: string; dieAt: number | null },
  work: () => Promise<void>,
): Promise<number> {
  let steps = 0;
  const port = Number(new URL(url).port);
  watchSteps(
    (socket) => socket.remotePort === port,
    () => {
      steps += 1;
      if (steps === dieAt) process.kill(process.pid, 'SIGKILL');
    },
  );
  await work();
  return steps;
}

function methodOf(prototype: object, name: string): Method {
  return Object.getOwnPropertyDescriptor(prototype, name)?.value as Method;
}

function replace(name: string, value: Method): void {
  Object.defineProperty(Socket.prototype, name, { value, writable: true });
}

function commandIn(words: string): string {
  return COMMAND.exec(words)?.[1] ?? 'email';
}

/** Undefined for what follows a statement, such as its values. */
function statementIn(words: string): string | undefined {
  const [, verb, table] = STATEMENT.exec(words) ?? [];
  return table ? `${verb} ${table}` : verb;
}
