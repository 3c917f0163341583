import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentSchema, readConfig } from '#server/platform/program/config.ts';
import { readProductionConfig } from '#server/platform/program/production-config.ts';
import { remitLines } from '#server/platform/program/provider.ts';

describe('readConfig', () => {
  it('takes a blank variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', NODE_ENV: '' })).toEqual(readConfig({}));
    expect(readConfig({})).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      sessionLongest: null,
      patientNames: 'portal',
      stripe: null,
      consultantModel: null,
    });
  });

  it('IN-02 SE-02 reads how long a session lasts at most, in hours; without it, for any time', () => {
    expect(readConfig({ SESSION_LONGEST_HOURS: 'off' }).sessionLongest).toBeNull();
    expect(readConfig({ SESSION_LONGEST_HOURS: '0.5' }).sessionLongest).toBe(30 * 60 * 1000);
    expect(readConfig({ SESSION_LONGEST_HOURS: '720' }).sessionLongest).toBe(720 * 3_600_000);
  });

  it('VA-01 tells of unknown addresses unless it is told not to', () => {
    expect(readConfig({ AUTH_REVEAL_UNKNOWN_EMAIL: 'no' }).revealsUnknownEmail).toBe(false);
    expect(() => readConfig({ AUTH_REVEAL_UNKNOWN_EMAIL: 'maybe' })).toThrow('AUTH_REVEAL');
    expect(() => readConfig({ PORTAL_URL: 'javascript:x' })).toThrow('PORTAL_URL');
  });

  it('LF-01 requires the indexes of queries unless it is told not to', () => {
    expect(readConfig({}).requiresIndexes).toBe(true);
    expect(readConfig({ FIRESTORE_INDEXES_REQUIRED: 'no' }).requiresIndexes).toBe(false);
    expect(() => readConfig({ FIRESTORE_INDEXES_REQUIRED: '0' })).toThrow('FIRESTORE_INDEXES');
  });

  it('PY-04 reads the keys of the payment gateway, both or none', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
    expect(readConfig(keys).stripe).toEqual({
      secretKey: 'sk_test_abc',
      webhookSecret: 'whsec_abc',
    });
    for (const [name, other] of [
      ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
      ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
    ] as const) {
      expect(() => readConfig({ ...keys, [name]: '' })).toThrow(`${name}: is missing`);
      expect(() => readConfig({ ...keys, [name]: keys[other] })).toThrow(`${name}: must start`);
    }
    expect(() => readConfig({ ...keys, STRIPE_SECRET_KEY: 'pk_live_abc' })).toThrow('sk_test_');
    expect(readConfig({ GATEWAY_PORT: '3001' }).gatewayPort).toBe(3001);
  });

  it.each([
    ['PORT', [0, 65_535], [-1, 65_536]],
    ['GATEWAY_PORT', [0, 65_535], [-1, 65_536]],
    ['DATABASE_CONNECTIONS', [1, 200], [0, 201]],
    ['TRUSTED_PROXIES', [0, 10], [-1, 11, 1.5, 'x']],
    ['SESSION_LONGEST_HOURS', [0.5, 720, 'off'], [0, 721, -1, 'x']],
    ['CONSULTANT_MODEL_TOKENS_A_DAY', [10_000, 1_000_000_000], [9999, 1_000_000_001]],
    ['CONSULTANT_MODEL_SECONDS', [5, 120], [4, 121]],
    ['CONSULTANT_MODEL_NAME', ['x'.repeat(200)], ['x'.repeat(201)]],
    ['CONSULTANT_MODEL_KEY', ['x'.repeat(1000)], ['x'.repeat(1001)]],
    ['MAIL_EVENTS_SECRET', ['x'.repeat(16)], ['x'.repeat(15)]],
  ])('takes %s at its limits and not beyond', (name, right, wrong) => {
    const read = (value: unknown) => environmentSchema.parse({ [name]: String(value) });
    for (const value of right) expect(read(value)).toHaveProperty(name, value);
    for (const value of wrong) expect(() => read(value)).toThrow(name);
  });

  it('names every variable that is wrong', () => {
    const environment = { PORT: 'x', DATABASE_URL: 'mysql://db', NODE_ENV: 'staging' };
    expect(() => readConfig(environment)).toThrow(
      /NODE_ENV: [^]*PORT: [^]*DATABASE_URL: must start/,
    );
    expect(() => readConfig({ SMTP_URL: 'mail.test:25' })).toThrow('SMTP_URL: must start');
    expect(() => readConfig({ MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM');
    expect(() => readConfig({ PROVIDER_WEBSITE: 'javascript:x' })).toThrow('PROVIDER_WEBSITE');
  });
});

describe('readProductionConfig', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://db/lens' });
  const proxied = { TRUSTED_PROXIES: '1' };

  it('CR-03 reads the lines of the address that lenses come back to', () => {
    const PROVIDER_ADDRESS = ' 12 Mill Lane;; Dayton, OH 45402 ;';
    expect(readConfig({ PROVIDER_ADDRESS }).provider.address).toEqual([
      '12 Mill Lane',
      'Dayton, OH 45402',
    ]);
  });

  it('PY-05 reads where checks go; without it they go to the postal address, if there is one', () => {
    const PROVIDER_ADDRESS = '12 Mill Lane; Dayton, OH 45402';
    const { provider } = readConfig({ PROVIDER_ADDRESS, PROVIDER_NAME: 'Clear Labs' });
    expect(remitLines(provider)).toEqual(['Clear Labs', '12 Mill Lane', 'Dayton, OH 45402']);
    const PROVIDER_REMIT_TO = 'Clear Labs; PO Box 7; Toledo, OH 43601';
    expect(remitLines(readConfig({ PROVIDER_ADDRESS, PROVIDER_REMIT_TO }).provider)).toEqual([
      'Clear Labs',
      'PO Box 7',
      'Toledo, OH 43601',
    ]);
    expect(remitLines(readProductionConfig(config, proxied).provider)).toEqual([]);
  });

  it('EM-01 CR-03 prints no telephone number or address of nobody', () => {
    const named = {
      ...proxied,
      PROVIDER_PHONE: '+1 555 0177',
      PROVIDER_ADDRESS: '12 Mill Lane; Dayton, OH 45402',
      PROVIDER_WEBSITE: 'https://clear.test',
    };
    const known = readConfig({ DATABASE_URL: 'postgres://db/lens', ...named });
    expect(readProductionConfig(config, proxied).provider).toMatchObject({
      phone: '',
      website: '',
      address: [],
    });
    expect(readProductionConfig(known, named).provider).toEqual(known.provider);
  });

  it('EM-01 keeps the names of patients in the portal unless it is told otherwise', () => {
    expect(config.patientNames).toBe('portal');
    expect(readConfig({ PATIENT_NAMES: 'everywhere' }).patientNames).toBe('everywhere');
    expect(() => readConfig({ PATIENT_NAMES: 'yes' })).toThrow('PATIENT_NAMES');
  });

  it('does not run without one', () =>
    expect(() => readProductionConfig(readConfig({}), {})).toThrow('DATABASE_URL'));

  it('EM-01 sends no e-mails that name the sender of one’s own machine', () => {
    const mailing = readConfig({ DATABASE_URL: 'postgres://db/lens', SMTP_URL: 'smtps://mail' });
    const environment = {
      ...proxied,
      MAIL_FROM: 'orders@clear.test',
      PROVIDER_NAME: 'Clear Labs',
      PROVIDER_WEBSITE: 'https://clear.test',
      PROVIDER_PHONE: '+1 555 0177',
      PORTAL_URL: 'https://portal.clear.test',
    };
    expect(readProductionConfig(mailing, environment).smtpUrl).toBe('smtps://mail');
    for (const name of Object.keys(environment))
      expect(() => readProductionConfig(mailing, { ...environment, [name]: '' })).toThrow(name);
  });

  it('SE-06 does not guess how many proxies are in front of it', () => {
    for (const environment of [{}, { TRUSTED_PROXIES: '' }])
      expect(() => readProductionConfig(config, environment)).toThrow('TRUSTED_PROXIES is not set');
    expect(readProductionConfig(config, { TRUSTED_PROXIES: '0' }).trustedProxies).toBe(0);
  });

  it.each([
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
    'STORAGE_EMULATOR_HOST',
  ])('does not run with %s, which would let unsigned tokens in', (name) =>
    expect(() => readProductionConfig(config, { [name]: '127.0.0.1:9099' })).toThrow(name),
  );

  it('VC-02 has a language model with an address and a name', () => {
    const CONSULTANT_MODEL_URL = 'https://models.example.com/v1/';
    const both = { CONSULTANT_MODEL_URL, CONSULTANT_MODEL_NAME: 'small' };
    expect(readConfig(both).consultantModel).toEqual({
      url: 'https://models.example.com/v1',
      name: 'small',
      key: undefined,
      tokensADay: 1_000_000,
      within: 30_000,
    });
    const limited = {
      ...both,
      CONSULTANT_MODEL_TOKENS_A_DAY: '20000',
      CONSULTANT_MODEL_SECONDS: '9',
    };
    expect(readConfig(limited).consultantModel).toMatchObject({
      tokensADay: 20_000,
      within: 9_000,
    });
  });

  it.each([
    [{ CONSULTANT_MODEL_URL: 'https://models.example.com/v1' }, 'CONSULTANT_MODEL_NAME'],
    [{ CONSULTANT_MODEL_NAME: 'small' }, 'CONSULTANT_MODEL_URL'],
    [{ CONSULTANT_MODEL_KEY: 'secret' }, 'CONSULTANT_MODEL_URL'],
    [{ CONSULTANT_MODEL_URL: 'file:///etc' }, 'CONSULTANT_MODEL_URL'],
    [{ CONSULTANT_MODEL_URL: 'https://user:word@models.example.com' }, 'CONSULTANT_MODEL_URL'],
    [{ CONSULTANT_MODEL_URL: 'https://models.example.com/?key=1' }, 'CONSULTANT_MODEL_URL'],
  ])('VC-02 refuses %j and names %s', (environment, name) =>
    expect(() => readConfig(environment)).toThrow(name),
  );
});

const ROOT = join(import.meta.dirname, '../../..');
const DOCUMENT = 'docs/configuration.md';

const FOLDERS = [
  ...'domain providers resources server src'.split(' '),
  'packages/embedded-firebase/src',
  'packages/payment-sandbox/src',
];

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

/** Libraries read them; no code of ours names them. */
const OF_LIBRARIES = ['GOOGLE_APPLICATION_CREDENTIALS'];

/** How code names a variable of the environment beside the schema of server/platform/program/config.ts. */
const NAMED =
  /\benv(?:ironment)?(?:\.|\[')([A-Z][A-Z_]+)\b|'(VITE_\w+|\w+_EMULATOR_HOST)'|\b(\w+_EMULATOR_HOST):/g;

/** Vite's own name for what the page was built for. */
const OF_VITE: ReadonlySet<string> = new Set(['MODE']);

function namesInCode(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file)).map(read);
  const named = [...code.join('\n').matchAll(NAMED)];
  return named
    .flatMap(([, ...names]) => names.filter(Boolean))
    .filter((name) => !OF_VITE.has(name));
}

/** The first two columns of the tables: a variable with its default, blank for none. */
function documented(): Map<string, string> {
  const rows = read(DOCUMENT).matchAll(/^\| `([A-Z_]+)` +\| (?:`([^`]*)`)? *\|/gm);
  return new Map([...rows].map(([, name = '', value = '']) => [name, value]));
}

describe('docs/configuration.md', () => {
  it('names each variable that the code reads, and no other', () => {
    const ofServer = Object.keys(environmentSchema.shape);
    const known = new Set([...ofServer, ...namesInCode(), ...OF_LIBRARIES]);
    expect(known.size).toBeGreaterThan(ofServer.length + 10);
    expect([...documented().keys()].toSorted()).toEqual([...known].toSorted());
  });

  it('says what counts where a variable of the server is not set', () => {
    const defaults = new Map(Object.entries(environmentSchema.parse({})));
    const names = Object.keys(environmentSchema.shape);
    expect(names.map((name) => [name, documented().get(name)])).toEqual(
      names.map((name) => [name, `${defaults.get(name) ?? ''}`]),
    );
  });
});
