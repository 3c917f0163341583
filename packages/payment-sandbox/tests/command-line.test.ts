import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseOptions } from '#src/command-line/options.ts';
import { LOCAL_API_KEY, LOCAL_WEBHOOK_SECRET } from '#src/local-gateway.ts';
import { payByCard } from './support/forms.ts';

const MAIN = join(import.meta.dirname, '../src/command-line/main.ts');
const TSX = createRequire(import.meta.url).resolve('tsx');

/** The command as somebody types it, with the address that it prints; it ends with the test. */
async function start(...args: string[]) {
  const child = spawn(process.execPath, ['--import', TSX, MAIN, '--port', '0', ...args], {
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(printed.toString())?.[1]);
  const stripe = new Stripe(LOCAL_API_KEY, { host: '127.0.0.1', port, protocol: 'http' });
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { stripe, stop };
}

/** A server that remembers what it was called with, at an address of its own. */
async function listen() {
  const calls: { body: string; signature: string }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      calls.push({ body: Buffer.concat(parts).toString(), signature });
      response.end();
    });
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/events` };
}

describe('the command line of the sandbox', () => {
  it('PY-04 takes a payment by the official SDK, calls the webhook, and keeps both in its file', async () => {
    const { calls, url } = await listen();
    const file = await temporaryFile('sandbox.jsonl');
    const { stripe, stop } = await start('--data', file, '--webhook', url);
    const page = await stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://127.0.0.1/paid',
      cancel_url: 'http://127.0.0.1/left',
      locale: 'en',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 1000, product_data: { name: 'Lens' } },
        },
      ],
    });
    const paid = await payByCard(page.url ?? '', '4242424242424242');
    expect(paid.location).toBe('http://127.0.0.1/paid');
    await expect.poll(() => calls.map(typeOf)).toContain('checkout.session.completed');
    await stop();
    const again = await start('--data', file);
    expect(await again.stripe.checkout.sessions.retrieve(page.id)).toMatchObject({
      payment_status: 'paid',
      amount_total: 1000,
    });
    await again.stop();

    function typeOf({ body, signature }: { body: string; signature: string }): string {
      return stripe.webhooks.constructEvent(body, signature, LOCAL_WEBHOOK_SECRET).type;
    }
  });

  it('listens on port 4242 with its records in memory, if nothing is said', () =>
    expect(parseOptions([])).toEqual({ port: 4242, data: null, webhook: null }));

  it.each([
    [['--port', '70000'], '--port 70000: a number from 0 to 65535'],
    [['--port', 'x'], '--port x: a number from 0 to 65535'],
    [['--webhook', 'events'], '--webhook events: an address such as'],
    [['--webhook', 'file:///events'], '--webhook file:///events: an address such as'],
    [['--color', 'red'], '--color'],
  ])('refuses %j', (args, message) => expect(() => parseOptions(args)).toThrow(message));
});
