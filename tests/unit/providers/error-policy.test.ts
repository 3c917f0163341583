import { describe, expect, it } from 'vitest';
import { loggablePath, sessionEndsBy } from '#providers/http/error-table.ts';

describe('the error policy', () => {
  it.each([
    ['ER-01 401 ends the session', 'list', '/orders', 401, 'expired'],
    ['ER-01 401 ends it for a named record too', 'record', '/orders/7', 401, 'expired'],
    ['ER-01 but not where the URL contains auth', 'list', '/auth/customer/x', 401, null],
    ['ER-02 404 ends the session', 'list', '/orders', 404, 'server-error'],
    ['ER-02 404 of a record that the user named does not', 'record', '/orders/7', 404, null],
    ['ER-02 500 ends the session', 'list', '/orders', 500, 'server-error'],
    ['ER-02 500 with auth in the URL does', 'list', '/auth/customer/x', 500, 'server-error'],
    ['ER-02 500 of a record that the user named does not', 'record', '/orders/7', 500, null],
  ] as const)('%s', (_title, kind, path, status, ended) => {
    expect(sessionEndsBy(kind, path, status)).toBe(ended);
  });

  it.each([
    ['idle', 'idle'],
    ['ended', 'ended'],
    ['disabled', 'ended'],
    ['too-old', 'expired'],
    ['toString', 'expired'],
    [undefined, 'expired'],
  ])('ER-01 401 with the reason %s ends it as %s', (reason, ended) => {
    expect(sessionEndsBy('list', '/orders', 401, reason)).toBe(ended);
    expect(sessionEndsBy('list', '/auth/sessions', 401, reason)).toBeNull();
  });

  it.each([0, 400, 403, 409, 412, 422, 429, 502, 503, 504])('ER-02 %i does not', (status) => {
    expect(sessionEndsBy('list', '/orders', status)).toBeNull();
  });

  it('SE-04 logs neither tokens nor what was searched for', () => {
    const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1MSJ9.';
    expect(loggablePath(`/auth/customer/${token}?page=1`)).toBe('/auth/customer/[token]');
    expect(loggablePath('/orders?filter={"q":"Jane Doe"}')).toBe('/orders');
  });
});
