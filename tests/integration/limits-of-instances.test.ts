import { buildApp } from '#server/app/app.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claim, forgetClaims } from './support/claims.ts';
import { newcomer, signedIn } from './support/newcomers.ts';
import { startPortal, type TestPortal } from './support/portal.ts';

let portal: TestPortal;
let second: FastifyInstance;
beforeAll(async () => {
  portal = await startPortal();
  second = await buildApp({
    config: { logLevel: 'silent', trustedProxies: 0 },
    database: portal.database,
    rateLimits: false,
  });
  await second.ready();
});
afterAll(async () => {
  await second.close();
  await portal.close();
});

it('SE-06 RT-04 tries to prove an account count together, whichever instance is asked', async () => {
  await forgetClaims(portal);
  const here = await newcomer(portal);
  const there = await signedIn({ ...portal, app: second }, here);
  const statuses: number[] = [];
  for (const asked of [here, there, here, there, here, there, here]) {
    statuses.push((await claim(asked, { invoiceNumber: 'WRONG' })).statusCode);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
});

it('SE-06 VA-01 so do messages for a forgotten password', async () => {
  const statuses: number[] = [];
  for (const app of [portal.app, second, portal.app, second, portal.app, second, portal.app]) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/password-reset',
      payload: { email: 'practice@lens.test', language: 'en' },
      remoteAddress: '192.0.2.77',
    });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
});
