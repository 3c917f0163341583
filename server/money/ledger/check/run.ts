/** `npm run ledger:check`: says what disagrees in the books, and ends with 1 when something does. */
import { databaseOptions, openDatabase } from '../../../platform/database/open-database.ts';
import { readConfig } from '../../../platform/program/config.ts';
import { runProgram } from '../../../platform/program/run-program.ts';
import { checkLedger, describeDisagreement } from './check-ledger.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { requireBooks, requireDatabase } from './require-books.ts';

await runProgram('The books could not be checked', async () => {
  const options = databaseOptions(readConfig(process.env));
  requireDatabase(options);
  const database = await openDatabase(options);
  try {
    await requireBooks(database);
    const found = await checkLedger(database, ledgerChecks);
    for (const disagreement of found) console.log(describeDisagreement(disagreement));
    console.log(found.length === 0 ? 'The books agree.' : `Disagreements: ${found.length}.`);
    process.exitCode = found.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
});
