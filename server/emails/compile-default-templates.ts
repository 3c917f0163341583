/**
 * `npm run emails:compile`: compiles the default templates of emails into the file that a start reads, after their texts
 * or MJML changed. `tests/unit/server/default-templates.test.ts` fails until it was run.
 */

import { runProgram } from '../platform/program/run-program.ts';
import { DEFAULT_TEMPLATES } from './email-sources.ts';
import { compileDefaults } from './templates/compile-defaults.ts';
import { writeCompiledDefaults } from './templates/compiled-defaults.ts';

await runProgram('The templates could not be compiled', async () => {
  const links = { portalUrl: undefined, linkHosts: [], labAddresses: [], labPhone: '' };
  const compiled = await compileDefaults(DEFAULT_TEMPLATES, { links, known: new Map() });
  await writeCompiledDefaults(compiled);
  console.warn(`Compiled ${compiled.size} templates`);
});
