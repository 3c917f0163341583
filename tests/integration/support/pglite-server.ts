import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { PgliteStream } from '#server/platform/database/connections/pglite-stream.ts';
import type { PgliteModules } from '#server/platform/database/connections/pglite-thread.ts';
import { PgliteThreads } from '#server/platform/database/connections/pglite-threads.ts';

/** PostgreSQL's message by which a client says goodbye. PGlite has one session for all clients and would end. */
const TERMINATE = 'X'.charCodeAt(0);

export interface ServedDatabase {
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves an embedded database in memory over TCP as PostgreSQL does, so that processes that are killed need not open it.
 * It has one session: a client is served once the client before it has gone.
 */
export async function servePglite(dump: string, modules: PgliteModules): Promise<ServedDatabase> {
  const threads = await PgliteThreads.start({ folder: null, dump, modules });
  let former: Promise<unknown> = Promise.resolve();
  const server = createServer({ noDelay: true }, (socket) => {
    // A killed client resets its connection.
    socket.on('error', () => socket.destroy());
    const gone = new Promise((resolve) => socket.once('close', resolve));
    former = former.then(() => serve(socket, threads)).then(() => gone);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    close: async () => {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await former;
      await threads.close();
    },
  };
}

async function serve(socket: Socket, threads: PgliteThreads): Promise<void> {
  if (socket.destroyed) return;
  const session = new PgliteStream(threads).connect();
  await once(session, 'connect');
  socket.pipe(wholeMessages()).pipe(session).pipe(socket);
}

/** Passes on whole messages only, which PGlite expects: TCP divides bytes as it likes. */
function wholeMessages(): Transform {
  let rest = Buffer.alloc(0);
  /** The first message has a length, and no letter before it. */
  let letter = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      const whole: Buffer[] = [];
      while (rest.length >= letter + 4 && rest.length >= letter + rest.readUInt32BE(letter)) {
        const length = letter + rest.readUInt32BE(letter);
        if (letter === 0 || rest[0] !== TERMINATE) whole.push(rest.subarray(0, length));
        rest = rest.subarray(length);
        letter = 1;
      }
      done(null, whole.length > 0 ? Buffer.concat(whole) : undefined);
    },
  });
}
