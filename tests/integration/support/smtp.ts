import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail {
  from: string;
  to: string[];
  /** The raw message as received. */
  raw: string;
}

export interface TestSmtp {
  url: string;
  received: ReceivedEmail[];
  /** The number of connections so far. */
  connections: () => number;
  /** Sets the error for a stage, such as `550` for each recipient; null accepts everything. */
  refuse: (refusal: { at: 'recipient' | 'data' | 'sender'; code: number } | null) => void;
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
  let refusal: Parameters<TestSmtp['refuse']>[0] = null;
  const problemAt = (stage: 'recipient' | 'data' | 'sender') =>
    refusal?.at === stage
      ? Object.assign(new Error('refused <secret@lens.test>'), { responseCode: refusal.code })
      : null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onMailFrom: (_address, _session, done) => done(problemAt('sender')),
    onRcptTo: (_address, _session, done) => done(problemAt('recipient')),
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
        done();
        for (const { count, resolve } of waiting) if (received.length >= count) resolve();
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
    until: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
