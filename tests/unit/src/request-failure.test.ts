import { beforeAll, describe, expect, it, vi } from 'vitest';
import { HttpFailure } from '#providers/http/http.ts';
import { ConfigError, readConfig } from '#src/config.ts';
import { toFailure } from '#src/request/failure/failure.ts';
import { formatMoment, formatSize, formatUntil } from '#src/request/failure/format-time.ts';

// Days and times are shown where the reader is.
beforeAll(() => void vi.stubEnv('TZ', 'UTC'));

const NOW = new Date('2026-11-21T10:00:00.000Z');

const paused = (retryAfter: string) =>
  toFailure(new HttpFailure('x', 429, null, new Headers({ 'retry-after': retryAfter })), NOW);

describe('why a request came to nothing', () => {
  it.each([
    [0, 'offline'],
    [409, 'conflict'],
    [422, 'invalid'],
    [429, 'paused'],
    [500, 'other'],
  ])('ER-03 HTTP %i is %s', (status, kind) =>
    expect(toFailure(new HttpFailure('x', status), NOW)).toMatchObject({ kind, status }),
  );

  it('SE-08 tells the fields and the number of the request', () => {
    const errors = { zip: { rule: 'format', message: 'no' } };
    const body = { code: 'invalid', message: 'no', errors, requestId: 'req-1' };
    const failure = toFailure(new HttpFailure('x', 422, body), NOW);
    expect(failure).toMatchObject({ errors, requestId: 'req-1' });
  });

  it('ER-03 takes what is no answer of the server as one that failed', () =>
    expect(toFailure(new TypeError('x'), NOW)).toMatchObject({ kind: 'other', requestId: null }));

  it.each([
    ['90', '2026-11-21T10:01:30.000Z'],
    ['Sat, 21 Nov 2026 11:00:00 GMT', '2026-11-21T11:00:00.000Z'],
  ])('SE-06 reads Retry-After: %s', (header, until) =>
    expect(paused(header).until?.toISOString()).toBe(until),
  );

  it('SE-06 has no time where the header says none', () => {
    expect(paused('soon').until).toBeNull();
    expect(toFailure(new HttpFailure('x', 429), NOW).until).toBeNull();
  });
});

describe('times and sizes', () => {
  it('UX-02 shows the time of day, and the date of another day', () => {
    const later = new Date(NOW.getTime() + 60_000);
    const tomorrow = new Date(NOW.getTime() + 86_400_000);
    expect(formatUntil(later, NOW, 'en')).not.toContain('2026');
    expect(formatUntil(tomorrow, NOW, 'en')).toContain('Nov 22, 2026');
    expect(formatMoment(NOW.toISOString(), 'es')).toContain('21 de noviembre de 2026');
  });

  it('UX-02 shows sizes as the language writes them', () => {
    expect(formatSize(3_932_160, 'en')).toBe('3.9 MB');
    expect(formatSize(3_932_160, 'es')).toBe('3,9 MB');
    expect(formatSize(10, 'en')).toBe('1 kB');
  });
});

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'lens.example',
  VITE_FIREBASE_PROJECT_ID: 'lens',
  VITE_FIREBASE_STORAGE_BUCKET: 'lens-files',
  VITE_FIREBASE_APP_ID: 'app',
};

function variablesOf(env: Record<string, unknown>): string[] {
  try {
    readConfig(env, false);
  } catch (error) {
    if (error instanceof ConfigError) return error.variables;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('reads a production build, with the API below /api', () =>
    expect(readConfig(complete, false)).toMatchObject({
      embedded: false,
      apiUrl: '/api',
      firebase: { projectId: 'lens', storageBucket: 'lens-files' },
    }));

  it.each(Object.keys(complete))('names the missing variable %s', (name) =>
    expect(variablesOf({ ...complete, [name]: ' ' })).toEqual([name]),
  );

  it('names all of them at once', () => expect(variablesOf({})).toEqual(Object.keys(complete)));

  it.each(['//elsewhere/api', 'javascript:0', 'api'])('refuses the API address %s', (url) =>
    expect(variablesOf({ ...complete, VITE_API_URL: url })).toEqual(['VITE_API_URL']),
  );

  it('takes another stage and address, without the slash at the end', () => {
    const env = { ...complete, VITE_STAGE: 'staging', VITE_API_URL: 'https://api.lens.example/' };
    expect(readConfig(env, false)).toMatchObject({
      stage: 'staging',
      apiUrl: 'https://api.lens.example',
    });
  });

  it.each([
    [{}, 'staging'],
    [{ MODE: 'production', PROD: true }, 'staging'],
    [{ VITE_STAGE: ' ' }, 'staging'],
    [{ VITE_STAGE: 'prod' }, 'prod'],
    [{ VITE_STAGE: ' Production ' }, 'production'],
  ])('LY-11 only what is named production is: %o is %s', (env, stage) =>
    expect(readConfig({ ...complete, ...env }, false).stage).toBe(stage),
  );

  it('needs nothing in the embedded mode', () =>
    expect(readConfig({}, true)).toMatchObject({
      embedded: true,
      stage: 'local',
      firebase: { projectId: 'lens-portal' },
    }));
});
