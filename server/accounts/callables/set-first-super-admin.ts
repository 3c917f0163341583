/** `npm run first-super-admin -- <email>`: sets a Firebase project's first super admin. The portal sets later ones. */
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { databaseOptions, openDatabase } from '../../platform/database/open-database.ts';
import { runProgram } from '../../platform/program/run-program.ts';
import { inStep } from '../../platform/program/start-step.ts';
import { makeFirstSuperAdmin } from './first-super-admin.ts';
import { readFirstSuperAdmin } from './read-first-super-admin.ts';

await runProgram('The first super admin could not be made', async () => {
  const { email, config } = readFirstSuperAdmin(process.argv.slice(2), process.env);
  initializeApp({ credential: applicationDefault(), projectId: config.firebaseProjectId });
  const database = await inStep('Opening the database', () =>
    openDatabase(databaseOptions(config)),
  );
  try {
    await inStep('Setting the claims', () => makeFirstSuperAdmin(database, email));
    process.stdout.write(
      `That user of ${config.firebaseProjectId} is a super admin now (role: admin, isSuperAdmin: true). ` +
        'Their sessions have ended: they sign in anew.\n',
    );
  } finally {
    await database.close();
  }
});
