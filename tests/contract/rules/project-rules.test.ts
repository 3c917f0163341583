import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileRules } from 'embedded-firebase/src/rules/check/compile.ts';
import { describe, expect, it } from 'vitest';
import { INACTIVITY_GRACE, INACTIVITY_TIMEOUT } from '#domain/basics/constants.ts';

const readText = (file: string) => readFile(join(process.cwd(), file), 'utf8');

interface FirebaseJson {
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
  emulators: Record<string, { host?: string; port?: number; enabled?: boolean } | boolean>;
}

async function readFirebaseJson(): Promise<FirebaseJson> {
  return JSON.parse(await readText('firebase.json')) as FirebaseJson;
}

describe('firebase.json', () => {
  it('names the rules of both services, and they compile', async () => {
    const { firestore, storage } = await readFirebaseJson();
    const documents = compileRules(await readText(firestore.rules), firestore.rules);
    const files = compileRules(await readText(storage.rules), storage.rules);
    expect([...documents.services.keys()]).toEqual(['cloud.firestore']);
    expect([...files.services.keys()]).toEqual(['firebase.storage']);
    expect([documents.version, files.version]).toEqual(['2', '2']);
  });

  it('runs the official emulators on loopback only', async () => {
    const { emulators } = await readFirebaseJson();
    expect(emulators).toMatchObject({
      auth: { host: '127.0.0.1', port: 9099 },
      firestore: { host: '127.0.0.1', port: 8080 },
      storage: { host: '127.0.0.1', port: 9199 },
      ui: { enabled: false },
    });
  });
});

describe.each(['firestore.rules', 'storage.rules'])('%s', (file) => {
  const NUMBER =
    /\/\/ (\w+) of domain\/basics\/constants\.ts[^\n]*\n\s*function \w+\(\) \{\s*return (\d+);/g;

  it('CN-01 SE-02 repeats the constants that it needs as they are', async () => {
    const found = [...(await readText(file)).matchAll(NUMBER)];
    const repeated = Object.fromEntries(found.map(([, name, value]) => [name, Number(value)]));
    expect(repeated).toEqual({ INACTIVITY_GRACE, INACTIVITY_TIMEOUT });
  });
});
