import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import type { Socket } from 'node:net';
import { isLoopbackAddress } from './guards.ts';

/** How an HTTP/2 connection without TLS begins: `PRI * HTTP/2.0`. */
const HTTP2_START = Buffer.from('PRI');

/** Browsers open connections ahead of need; one that stays silent longer than this is closed. */
const SILENT_MS = 120_000;

/** One port for HTTP/1.1 (pages, REST, WebChannel) and gRPC: the first three bytes decide. */
class Front extends Server {
  readonly #undecided = new Set<Socket>();

  constructor(httpServer: HttpServer, acceptGrpc: (socket: Socket) => void) {
    super();
    this.on('connection', (socket: Socket) => {
      this.#undecided.add(socket);
      decide(socket, (isHttp2) => {
        this.#undecided.delete(socket);
        if (isHttp2) acceptGrpc(socket);
        else httpServer.emit('connection', socket);
      });
      socket.once('close', () => this.#undecided.delete(socket));
    });
  }

  /** Also lets go of connections that have said nothing yet; the others are their server's to close. */
  override close(callback?: (error?: Error) => void): this {
    super.close(callback);
    for (const socket of this.#undecided) socket.destroy();
    return this;
  }
}

/** Reads until the protocol is known, puts the bytes back and reports it. */
function decide(socket: Socket, notify: (isHttp2: boolean) => void): void {
  const destroy = () => socket.destroy();
  let start = Buffer.alloc(0);
  const read = () => {
    const chunk: unknown = socket.read();
    if (!(chunk instanceof Buffer)) return;
    start = Buffer.concat([start, chunk]);
    const known = Math.min(start.length, HTTP2_START.length);
    const isHttp2 = start.subarray(0, known).equals(HTTP2_START.subarray(0, known));
    if (isHttp2 && known < HTTP2_START.length) return;
    socket.off('readable', read).off('error', destroy).off('timeout', destroy).setTimeout(0);
    socket.unshift(start);
    notify(isHttp2);
  };
  socket.setNoDelay(true).setTimeout(SILENT_MS);
  socket.on('error', destroy).on('timeout', destroy).on('readable', read);
}

/** Nothing listens yet: see `listenLocal`. `httpServer` itself must not listen. */
export function createFront(
  httpServer: HttpServer,
  firebase: { acceptGrpc(socket: Socket): void },
): Server {
  return new Front(httpServer, (socket) => firebase.acceptGrpc(socket));
}

/**
 * Listens on this machine only and resolves with the port (of interest when 0 was asked for).
 * @throws Error for an address other than loopback, or a port in use.
 */
export function listenLocal(front: Server, port: number, host = '127.0.0.1'): Promise<number> {
  if (!isLoopbackAddress(host)) {
    return Promise.reject(new Error(`The local Firebase listens on loopback only, not on ${host}`));
  }
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => reject(listenError(error, port));
    front.once('error', failed);
    front.listen(port, host, () => {
      front.off('error', failed);
      const address = front.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(`Port ${port} is in use: is the portal running already?`, { cause: error });
}
