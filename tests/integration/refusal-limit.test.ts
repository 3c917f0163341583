import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';

const portal = usePortal(() => ({ rateLimits: { perMinute: 600, refusalsPerMinute: 60 } }));

const ask = (authorization?: string, remoteAddress = '192.0.2.9') =>
  portal.app.inject({
    url: '/api/orders',
    remoteAddress,
    headers: { ...(authorization && { authorization }) },
  });

describe('requests without a good token', () => {
  it('SE-06 are limited by their network, while colleagues there go on', async () => {
    const statuses = [];
    for (let index = 0; index < 62; index += 1) {
      statuses.push((await ask(index % 2 ? `Bearer nonsense${index}` : undefined)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(401), 429, 429]);
    const refused = await ask('Bearer nonsense');
    expect(refused.json()).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringMatching(/^Too many requests. Try again in \d+ seconds$/),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(`Bearer ${portal.tokens.practice}`)).statusCode).toBe(200);
    expect((await ask(undefined, '198.51.100.3')).statusCode).toBe(401);
  });
});
