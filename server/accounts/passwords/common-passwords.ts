import { readCommonPasswords } from '#domain/password/password-problem.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../../../domain/password/common-passwords.txt');

/** The most common passwords, read once when the server starts. */
export const commonPasswords = readCommonPasswords(readFileSync(FILE, 'utf8'));
