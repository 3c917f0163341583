/** Builds what `firebase deploy --only functions` sends: JavaScript in `dist/functions` or the named folder. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { bundleConfig, bundleManifest, type Manifest } from './bundle.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const OUT = resolve(process.argv[2] ?? join(ROOT, 'dist/functions'));
/** The callables read this file when they start. */
const DATA = 'domain/access/password/common-passwords.txt';

await rm(OUT, { recursive: true, force: true });
await build(bundleConfig(OUT));
await cp(join(ROOT, DATA), join(OUT, DATA));
const own = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as Manifest;
await writeFile(join(OUT, 'package.json'), `${JSON.stringify(bundleManifest(own), null, 2)}\n`);
