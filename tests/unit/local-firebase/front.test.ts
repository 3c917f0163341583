import { createServer } from 'node:http';
import { Server, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { EventEmitter, once } from 'node:events';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createFront, listenLocal } from '#local-firebase/front.ts';

let front: Server;
let port: number;
let grpc: Promise<string>;

beforeEach(async () => {
  const http = createServer((request, response) => {
    response.end(`${request.method} ${request.url}`);
  });
  const received = new EventEmitter();
  grpc = once(received, 'grpc').then(([text]) => String(text));
  front = createFront(http, {
    acceptGrpc(socket) {
      socket.once('data', (data: Buffer) => received.emit('grpc', data.toString()));
    },
  });
  port = await listenLocal(front, 0);
  onTestFinished(() => {
    front.close();
    http.closeAllConnections();
  });
});

async function dial(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Resolves once all sent so far is with the other side. */
const send = (socket: Socket, text: string) =>
  new Promise<void>((resolve) => socket.write(text, () => resolve()));

describe('the front', () => {
  it('gives HTTP to the HTTP server, again and again on one connection', async () => {
    const socket = await dial();
    for (const path of ['/one', '/two']) {
      await send(socket, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      const [data] = (await once(socket, 'data')) as [Buffer];
      expect(data.toString()).toContain(`GET ${path}`);
    }
  });

  it('gives HTTP/2 to gRPC with its first bytes', async () => {
    await send(await dial(), 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    expect(await grpc).toMatch(/^PRI \* HTTP\/2\.0/);
  });

  it.each([
    ['PRI', ['P', 'R', 'I * HTTP/2.0\r\n']],
    ['PR', ['PR', 'I * HTTP/2.0\r\n']],
  ])('waits for all of %s before it decides', async (_case, pieces) => {
    const socket = await dial();
    for (const piece of pieces) await send(socket, piece);
    expect(await grpc).toMatch(/^PRI/);
  });

  it('is not misled by a method that begins alike', async () => {
    const socket = await dial();
    await send(socket, 'P');
    await send(socket, 'OST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
    const [data] = (await once(socket, 'data')) as [Buffer];
    expect(data.toString()).toContain('POST /x');
  });

  it('lets go of silent connections when it closes', async () => {
    const accepted = once(front, 'connection');
    const socket = await dial();
    await accepted;
    const closed = once(socket, 'close');
    front.close();
    await closed;
    expect(front.listening).toBe(false);
  });
});

describe('listening', () => {
  it.each(['0.0.0.0', '::', '192.168.1.1', 'example.com'])('on %s is refused', async (host) => {
    await expect(listenLocal(new Server(), 0, host)).rejects.toThrow('loopback only');
  });

  it('on a port in use is explained', async () => {
    const other = new Server();
    onTestFinished(() => void other.close());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port: taken } = other.address() as AddressInfo;
    await expect(listenLocal(new Server(), taken)).rejects.toThrow(`Port ${taken} is in use`);
  });
});
