/** A script: creates a database with the spare networks in the folder named on the command line. */
import { saveCustomer } from '#server/accounts/customers/save-customer.ts';
import { DATABASE_TEMPLATES } from '#server/platform/database/database-template.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { prepareDatabase } from '#server/platform/database/prepare-database.ts';
import { accountsOf, SPARE_NETWORKS } from './spare-networks.ts';

const [folder = ''] = process.argv.slice(2);
const actor = { uid: 'journeys', name: 'Journeys' };

await prepareDatabase(folder, DATABASE_TEMPLATES);
const database = await openDatabase({ folder });
await database.db.transaction(async (tx) => {
  for (const customer of SPARE_NETWORKS.flatMap(accountsOf))
    await saveCustomer(tx, { actor, customer });
});
await database.close();
