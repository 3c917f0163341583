import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerRawBody } from '#server/platform/http/raw-body.ts';

/** Sends the body and returns the hash that the route sees. */
async function hashOf(body: string, url = '/things', method: 'POST' | 'PUT' = 'POST') {
  const app = Fastify();
  registerRawBody(app);
  for (const path of ['/things', '/others', '/plain']) {
    app.route({
      method: ['POST', 'PUT'],
      url: path,
      config: path === '/plain' ? {} : { answerAgain: async () => null },
      handler: async ({ requestHash }) => ({ requestHash }),
    });
  }
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method, url, headers, payload: body });
  await app.close();
  return answer.json<{ requestHash: string | null }>().requestHash;
}

it('OR-04 hashes the same for the same method, path and body, and for nothing else', async () => {
  const body = '{"a":1}';
  const first = await hashOf(body);
  expect(first).toMatch(/^raw:[0-9a-f]{64}$/);
  expect(await hashOf(body)).toBe(first);
  expect(await hashOf(body, '/things?try=2')).toBe(first);
  const others = [
    await hashOf('{"a":2}'),
    await hashOf('{ "a": 1 }'),
    await hashOf(body, '/others'),
    await hashOf(body, '/things', 'PUT'),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
});

it('OR-04 hashes nothing on a route that does not answer again', async () => {
  expect(await hashOf('{}', '/plain')).toBeNull();
});
