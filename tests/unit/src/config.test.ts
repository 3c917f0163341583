import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#src/config.ts';

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
