import { registerPermission } from '#server/access/identity/permission.ts';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';

function routed(method: string[], url: string) {
  const app = Fastify();
  registerPermission(app);
  return () => app.route({ method, url, handler: () => 'ok' });
}

describe('a route that declares no permission', () => {
  it.each([
    [['GET'], '/app.js'],
    [['HEAD'], '/app.js'],
    [['GET', 'HEAD'], '/*'],
  ])('SE-01 is a file of the built app: %j %s', (method, url) => {
    expect(routed(method, url)).not.toThrow();
  });

  it.each([
    [['GET'], '/api/orders'],
    [['POST'], '/upload'],
    [['GET', 'POST'], '/upload'],
    [['HEAD', 'DELETE'], '/upload'],
  ])('SE-01 is refused when the server starts: %j %s', (method, url) => {
    expect(routed(method, url)).toThrow(`${method.join(', ')} ${url} declares no permission`);
  });
});
