import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';

describe('a free port', () => {
  it('is given to one of many only, and is none that outgoing connections get', async () => {
    const ports = await Promise.all(Array.from({ length: 40 }, () => freePort()));
    expect(new Set(ports).size).toBe(ports.length);
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });

  it('is none on which somebody listens', async () => {
    const port = (await freePort()) + 1;
    const server = createServer().listen(port, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    expect(await freePort()).not.toBe(port);
    server.close();
  });
});
