import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';

const DOCKERFILE = resolve(import.meta.dirname, '../../../Dockerfile');

const server = createServer((request, response) => {
  response.writeHead(request.url === '/api/health/live' ? status : 404).end();
});
let status = 200;
afterEach(() => void server.close());

/** Runs what the image asks itself, and answers its exit code. */
async function check(port: number): Promise<number | null> {
  const command = /^HEALTHCHECK .*\\\n\s*CMD (\[.*\])$/m.exec(await readFile(DOCKERFILE, 'utf8'));
  const [, ...args] = z.array(z.string()).parse(JSON.parse(command?.[1] ?? 'null'));
  const env = { ...process.env, PORT: String(port) };
  const child = execFile(process.execPath, args, { env });
  await once(child, 'exit');
  return child.exitCode;
}

it('SE-09 the health check of the image: is well while the portal says that it is alive, and ill otherwise', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  status = 200;
  expect(await check(port)).toBe(0);
  status = 503;
  expect(await check(port)).toBe(1);
  server.close();
  expect(await check(port)).toBe(1);
});
