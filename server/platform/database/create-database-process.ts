/** The process that `prepareDatabase` starts. */
import { runProgram } from '../program/run-program.ts';
import { StartError } from '../program/start-error.ts';
import { createDatabase } from './create-database.ts';

await runProgram('The database could not be made', async () => {
  const [folder, templates] = process.argv.slice(2);
  if (!folder) throw new StartError('Name the folder of the database');
  await createDatabase(folder, templates);
});
