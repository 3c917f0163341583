import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail {
  from: string;
  to: string[];
  /** The raw message as received. */
  raw: string;
}

interface Refusal {
  at: 'recipient' | 'data' | 'sender';
  code: number;
  /** The enhanced status. */
  status?: string;
  /** What it says beside the address. */
  words?: string;
  /** Refuses only this recipient. */
  to?: string;
}

export interface TestSmtp {
  url: string;
  received: ReceivedEmail[];
  /** The number of connections so far. */
  connections: () => number;
  /** Sets the error for a stage, such as `550` for each recipient; null accepts everything. */
  refuse: (refusal: Refusal | null) => void;
  /** Breaks the connection when the next email has arrived, before or after its answer. */
  dropOnce: (when: 'before' | 'after') => void;
  /** Waits this many milliseconds before each answer to an email. */
  takeTime: (milliseconds: number) => void;
  /** Resolves when `count` e-mails have arrived. */
  until: (count: number) => Promise<void>;
  /** Stops the server and closes the connections that are still open. */
  close: () => Promise<void>;
}

/** The errors after a client was killed, while the server reads or writes. */
const BROKEN_OFF: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);

/** Starts a real SMTP server on its own port. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const received: ReceivedEmail[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let connections = 0;
  let refusal: Refusal | null = null;
  let drop: 'before' | 'after' | null = null;
  let time = 0;
  const problemAt = (stage: 'recipient' | 'data' | 'sender') =>
    refusal?.at === stage
      ? Object.assign(
          new Error([refusal.status, refusal.words, 'refused <secret@lens.test>'].join(' ').trim()),
          {
            responseCode: refusal.code,
          },
        )
      : null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onMailFrom: (_address, _session, done) => done(problemAt('sender')),
    onRcptTo: ({ address }, _session, done) => {
      const isMeant = (refusal?.to ?? address) === address;
      done(isMeant ? problemAt('recipient') : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        const problem = problemAt('data');
        if (problem) return done(problem);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        const dropped = drop;
        drop = null;
        setTimeout(() => {
          if (dropped === 'before') breakOff(server, session.id);
          else done();
          if (dropped === 'after') setImmediate(() => breakOff(server, session.id));
          for (const { count, resolve } of waiting) if (received.length >= count) resolve();
        }, time);
      });
    },
  });
  server.on('error', (error) => {
    if (!('code' in error) || !BROKEN_OFF.has(error.code)) throw error;
  });
  const listening = server.listen(port, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port: actual } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    received,
    connections: () => connections,
    refuse: (next) => {
      refusal = next;
    },
    dropOnce: (when) => {
      drop = when;
    },
    takeTime: (milliseconds) => {
      time = milliseconds;
    },
    until: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Ends the connection of a session, as a server that dies does. */
function breakOff(server: SMTPServer, sessionId: string): void {
  for (const connection of server.connections) {
    const { session, _socket } = connection as unknown as {
      session: { id: string };
      _socket: { destroy: () => void };
    };
    if (session.id === sessionId) _socket.destroy();
  }
}

/** The message as it was before it was made fit for the transport (quoted-printable). */
export function readable(email: ReceivedEmail | undefined): string {
  const bytes = (email?.raw ?? '')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
