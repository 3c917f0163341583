import { createServer, type Server, type Socket } from 'node:net';

/**
 * What becomes of a statement: it succeeds without rows, the connection breaks instead of an answer, or it is refused
 * because this server may only read.
 */
type Fate = 'answer' | 'lose' | 'refuse';

export interface PostgresStub {
  url: string;
  /** Of all connections, in their order; without those of a heartbeat. */
  statements: string[];
  /** As behind a pooler: nobody hears what is told in the database. */
  isDeaf: boolean;
  /** Decides on each statement; everything is answered without it. */
  decide: (statement: string) => Fate;
  connections: () => number;
  /** As a server that is killed: every connection breaks. */
  loseAll: () => void;
  /** Tells of `payload` on every connection. */
  notify: (channel: string, payload: string) => void;
  /** Takes no connections until `accept`. */
  refuse: () => Promise<void>;
  accept: () => Promise<void>;
  close: () => Promise<void>;
}

const HEARTBEAT = /^(?<command>LISTEN|NOTIFY) (?<channel>lens_portal_beat_\w+)$/;

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const DONE = message('C', text('SELECT 0'));
const READ_ONLY = message(
  'E',
  Buffer.concat([text('SERROR'), text('VERROR'), text('C25006'), text('MRead-only'), text('')]),
);

/** Speaks as much of PostgreSQL's protocol as a pool needs for statements without values. */
export async function startPostgresStub(): Promise<PostgresStub> {
  const sockets = new Set<Socket>();
  let server: Server;
  const listen = async (port: number) => {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
      serve(socket, stub);
    });
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const loseAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const refuse = async () => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    loseAll();
    await closed;
  };
  const stub: PostgresStub = {
    url: '',
    statements: [],
    isDeaf: false,
    decide: () => 'answer',
    connections: () => sockets.size,
    loseAll,
    notify(channel, payload) {
      const content = Buffer.concat([Buffer.alloc(4), text(channel), text(payload)]);
      for (const socket of sockets) socket.write(message('A', content));
    },
    refuse,
    accept: async () => void (await listen(port)),
    close: refuse,
  };
  const port = await listen(0);
  stub.url = `postgres://portal:secret@127.0.0.1:${port}/stub`;
  return stub;
}

function serve(socket: Socket, stub: PostgresStub): void {
  let waiting = Buffer.alloc(0);
  let hasStarted = false;
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    // The first message has no type before its length.
    for (;;) {
      const head = hasStarted ? 1 : 0;
      if (waiting.length < head + 4) return;
      const end = head + waiting.readInt32BE(head);
      if (waiting.length < end) return;
      const type = hasStarted ? waiting.toString('latin1', 0, 1) : 'startup';
      const content = waiting.subarray(head + 4, end);
      waiting = waiting.subarray(end);
      hasStarted = true;
      answer(socket, stub, type, content);
    }
  });
}

function answer(socket: Socket, stub: PostgresStub, type: string, content: Buffer): void {
  if (type === 'startup') socket.write(Buffer.concat([AUTHENTICATED, READY]));
  else if (type === 'X') socket.end();
  else if (type === 'Q') {
    const statement = content.toString('utf8').replace(/\0$/, '');
    const { command, channel } = HEARTBEAT.exec(statement)?.groups ?? {};
    if (command === 'NOTIFY' && channel && !stub.isDeaf) stub.notify(channel, '');
    if (!command) stub.statements.push(statement);
    const fate = stub.decide(statement);
    if (fate === 'lose') socket.destroy();
    else socket.write(Buffer.concat([fate === 'refuse' ? READ_ONLY : DONE, READY]));
  } else throw new Error(`The stub knows no message ${type}`);
}

function message(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}
