import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where this code runs: in this file, or in the bundle of `npm start` (decision 57). */
const HERE = import.meta.url;

/** Returns what Node is called with to run a script of the server: its bundle where there is one, else its source. */
export function scriptArgs(script: URL): string[] {
  const source = fileURLToPath(script);
  if (HERE.endsWith('.ts')) return ['--import', typeScriptLoader(), source];
  return [fileURLToPath(new URL(`${basename(source, '.ts')}.mjs`, HERE))];
}

function typeScriptLoader(): string {
  return pathToFileURL(createRequire(HERE).resolve('tsx')).href;
}
