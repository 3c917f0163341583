import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentServer {
  port: number;
  /** The number of accepted connections. */
  taken: () => number;
  close: () => Promise<void>;
}

/** Accepts every connection and never answers, like a host behind a network that lost its return route. */
export async function startSilentServer(): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  let taken = 0;
  const server = createServer((socket) => {
    taken += 1;
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    taken: () => taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
