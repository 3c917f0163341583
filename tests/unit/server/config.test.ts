import { readConfig } from '#server/config.ts';
import { readProductionConfig } from '#server/production-config.ts';
import { describe, expect, it } from 'vitest';

describe('readConfig', () => {
  it('has a default for everything but the database, also when a variable is blank', () => {
    const defaults = {
      environment: 'development',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseConnections: 10,
      dataFolder: '.data',
      firebaseProjectId: 'lens-portal',
      logLevel: 'info',
      trustedProxies: 0,
    };
    expect(readConfig({})).toEqual(defaults);
    expect(readConfig({ PORT: '', DATABASE_URL: '', NODE_ENV: '' })).toEqual(defaults);
  });

  it('reads what is set', () => {
    const environment = { PORT: '8080', DATABASE_URL: 'postgres://db/lens', LOG_LEVEL: 'warn' };
    expect(readConfig(environment)).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://db/lens',
      logLevel: 'warn',
    });
  });

  it('names every variable that is wrong', () => {
    const environment = { PORT: 'x', DATABASE_URL: 'mysql://db', NODE_ENV: 'staging' };
    expect(() => readConfig(environment)).toThrow(
      /NODE_ENV: [^]*PORT: [^]*DATABASE_URL: must start/,
    );
    expect(() => readConfig({ PORT: '70000' })).toThrow('PORT');
  });
});

describe('readProductionConfig', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://db/lens' });

  it('takes a PostgreSQL', () => {
    expect(readProductionConfig(config, {})).toEqual(config);
  });

  it('does not run without one', () => {
    expect(() => readProductionConfig(readConfig({}), {})).toThrow('DATABASE_URL');
  });

  it.each([
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
    'STORAGE_EMULATOR_HOST',
  ])('does not run with %s, which would let unsigned tokens in', (name) => {
    expect(() => readProductionConfig(config, { [name]: '127.0.0.1:9099' })).toThrow(name);
  });
});
