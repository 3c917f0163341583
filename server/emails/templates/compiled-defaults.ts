import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import type { DefaultTemplate } from '../../platform/mail/default-template.ts';

/** Made by `npm run emails:compile` (decision 57): the HTML of each default template, as compressed JSON. */
const FILE = new URL('./compiled-defaults.json.br', import.meta.url);

/** The HTML of checked templates by what they were compiled from (`compiledKey`). */
export type CompiledTemplates = ReadonlyMap<string, string>;

/** Names what the HTML was compiled from: a template with another text has another key. */
export function compiledKey({ event, language, subject, mjml, text }: DefaultTemplate): string {
  const source = JSON.stringify([event, language, subject, mjml, text]);
  return createHash('sha256').update(source).digest('base64url');
}

/** Returns the templates that were compiled beforehand; none without the file. They had no problems. */
export async function readCompiledDefaults(file = FILE): Promise<CompiledTemplates> {
  const packed = await readFile(file).catch(() => null);
  if (!packed) return new Map();
  const json = (await promisify(brotliDecompress)(packed)).toString();
  return new Map(Object.entries(JSON.parse(json) as Record<string, string>));
}

/** Writes what `readCompiledDefaults` reads. */
export async function writeCompiledDefaults(
  compiled: CompiledTemplates,
  file = FILE,
): Promise<void> {
  const json = JSON.stringify(Object.fromEntries(compiled));
  await writeFile(file, await promisify(brotliCompress)(json));
}
