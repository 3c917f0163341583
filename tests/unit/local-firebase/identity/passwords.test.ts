import { readFile, rm } from 'node:fs/promises';
import { scryptSync } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hashPassword, passwordMatches } from '#local-firebase/identity/passwords.ts';
import { PASSWORD, signUpAda, startIdentity } from './identity-server.ts';

it('keeps on disk only hashes that are slow to try', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lens-portal-hashes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'identity.jsonl');
  const server = await startIdentity({ file });
  await signUpAda(server);
  await server.close();
  const kept = await readFile(file, 'utf8');
  const [, salt = '', key] = /"salt":"([^"]+)","key":"([^"]+)"/.exec(kept) ?? [];
  expect(key).toBe(scryptSync(PASSWORD, salt, 32, { N: 16_384 }).toString('base64url'));
});

it('matches the password that was hashed, and no other', async () => {
  const hash = await hashPassword('correct horse', 16);
  expect(await passwordMatches('correct horse', hash, 16)).toBe(true);
  expect(await passwordMatches('correct horsf', hash, 16)).toBe(false);
  expect(await passwordMatches('correct horse', undefined, 16)).toBe(false);
});
