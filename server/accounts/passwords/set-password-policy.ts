/** `npm run firebase:password-policy`: sets the portal's password rule as the Firebase project's policy. */

import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/basics/constants.ts';
import { readConfig } from '../../platform/program/config.ts';
import { runProgram } from '../../platform/program/run-program.ts';
import { inStep } from '../../platform/program/start-step.ts';
import { setPasswordPolicy } from './password-policy.ts';

await runProgram('The password policy could not be set', async () => {
  const { firebaseProjectId: projectId } = readConfig(process.env);
  initializeApp({ credential: applicationDefault(), projectId });
  await inStep(`Setting the password policy of ${projectId}`, () => setPasswordPolicy(getAuth()));
  console.log(`${projectId} takes passwords of ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`);
});
