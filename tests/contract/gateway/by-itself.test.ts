import { createServer } from 'node:http';
import {
  openLocalGateway,
  LOCAL_API_KEY,
  LOCAL_WEBHOOK_SECRET,
} from '#local-gateway/local-gateway.ts';
import { byHttp } from '#local-gateway/webhooks/by-http.ts';
import { createStripeGateway } from '#server/money/gateway/stripe/stripe-gateway.ts';
import { pressControl } from '#tests/fixtures/test-sandbox.ts';
import { until } from '#tests/fixtures/until.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newKey } from './support/target.ts';

describe('the sandbox of npm start', () => {
  it('PY-04 calls the webhook by itself, over HTTP, and again when it is refused', async () => {
    const calls: [body: string, signature: string][] = [];
    const statuses = [500, 302];
    const portal = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        calls.push([body, String(request.headers['stripe-signature'])]);
        response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end();
      });
    });
    const port = await freePort();
    await new Promise<void>((listening) => portal.listen(port, '127.0.0.1', listening));
    onTestFinished(() => void portal.close());
    const start = Date.now();
    let later = 0;
    const now = () => start + later;
    const webhook = {
      secret: LOCAL_WEBHOOK_SECRET,
      call: byHttp(`http://127.0.0.1:${port}/events`),
    };
    const local = await openLocalGateway({ file: null, port: 0, webhook, now });
    onTestFinished(() => local.close());
    const gateway = createStripeGateway({
      secretKey: LOCAL_API_KEY,
      webhookSecret: LOCAL_WEBHOOK_SECRET,
      sandbox: { host: '127.0.0.1', port: local.port },
      clock: () => new Date(now()),
    });
    expect(gateway).toMatchObject({ name: 'stripe', isSandbox: true });
    const account = { key: newKey(), accountNumber: 'A-100003', name: 'Practice' };
    const customerId = await gateway.createCustomer(account);
    await gateway.openMethodPage({
      key: newKey(),
      customerId,
      methods: ['card'],
      returnUrl: 'http://127.0.0.1:3000/',
      cancelUrl: 'http://127.0.0.1:3000/',
      locale: 'en',
    });
    await local.run();
    expect(calls).toHaveLength(1);
    local.start();
    later = 6_000;
    await until(() => expect(calls).toHaveLength(2));
    // The next try is due after a pause from when the answer came in, not from when the call went out.
    await local.run();
    later = 60_000;
    await until(() => expect(calls).toHaveLength(3));
    const ids = calls.map(
      ([body, signature]) => gateway.readEvent(Buffer.from(body), signature).id,
    );
    expect(new Set(ids).size).toBe(1);
    await pressControl(local.origin, `events/${ids[0]}/resend`);
    await until(() => expect(calls).toHaveLength(4));
  });

  it('PY-04 answers nobody after its end, which the portal is told as not available', async () => {
    const local = await openLocalGateway({ file: null, port: 0, webhook: null });
    const gateway = createStripeGateway({
      secretKey: LOCAL_API_KEY,
      webhookSecret: LOCAL_WEBHOOK_SECRET,
      sandbox: { host: '127.0.0.1', port: local.port },
    });
    await local.close();
    await expect(gateway.listMethods('cus_1')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
