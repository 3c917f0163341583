/** `npm run test:firebase`: the embedded Firebase's own suite; when it passes, that is recorded. */
import { recordEmbeddedFirebase } from './embedded-firebase.ts';
import { runVitest } from './steps.ts';

const { passed, failed } = await runVitest('firebase');
console.log(`\n${passed} passed, ${failed} failed`);
if (failed === 0) await recordEmbeddedFirebase();
process.exitCode = failed === 0 ? 0 : 1;
