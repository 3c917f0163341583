import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A TCP proxy on loopback that can break what goes through it: by cutting, or by swallowing every byte without a word. */
export class FaultyProxy {
  readonly #server: Server;
  readonly #targets: readonly number[];
  readonly #pairs = new Set<{ sockets: Socket[]; isSpoiled: boolean }>();
  #turn = 0;
  #swallows = false;

  private constructor(targets: readonly number[]) {
    this.#targets = targets;
    this.#server = createServer((client) => this.#accept(client));
  }

  /** Each connection goes to the next of these ports, or to another one if nobody listens there. */
  static async open(...targets: number[]): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(targets);
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    for (const { sockets } of this.#pairs) for (const socket of sockets) socket.destroy();
  }

  swallow(): void {
    this.#swallows = true;
    for (const pair of this.#pairs) pair.isSpoiled = true;
  }

  /** New connections go through; those that lost bytes are cut. */
  heal(): void {
    this.#swallows = false;
    for (const { sockets, isSpoiled } of this.#pairs)
      if (isSpoiled) for (const socket of sockets) socket.destroy();
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.cut();
    await closed;
  }

  #accept(client: Socket): void {
    const first = this.#turn++;
    client.on('error', () => client.destroy());
    if (this.#swallows) this.#join(client, null);
    else this.#reach(client, first, this.#targets.length);
  }

  #reach(client: Socket, turn: number, left: number): void {
    const port = this.#targets[turn % this.#targets.length];
    if (port === undefined || left === 0) {
      client.destroy();
      return;
    }
    const server = connect(port, '127.0.0.1');
    const refused = () => this.#reach(client, turn + 1, left - 1);
    server.once('error', refused);
    server.once('connect', () => {
      server.off('error', refused).on('error', () => server.destroy());
      this.#join(client, server);
    });
  }

  #join(client: Socket, server: Socket | null): void {
    const sockets = server ? [client, server] : [client];
    const pair = { sockets, isSpoiled: this.#swallows };
    this.#pairs.add(pair);
    for (const socket of sockets)
      socket.once('close', () => {
        this.#pairs.delete(pair);
        for (const other of sockets) other.destroy();
      });
    this.#carry(client, server);
    if (server) this.#carry(server, client);
  }

  #carry(from: Socket, to: Socket | null): void {
    from.on('data', (bytes) => {
      if (this.#swallows || !to) return;
      if (to.write(bytes)) return;
      from.pause();
      to.once('drain', () => from.resume());
    });
    from.on('end', () => to?.end());
  }
}
