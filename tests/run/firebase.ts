/** `npm run test:firebase`: runs the embedded Firebase's own suite, and records when it passes. */
import { recordEmbeddedFirebase } from './embedded-firebase.ts';
import { firebaseSuite } from './firebase-suite.ts';
import { runPhases } from './run-phases.ts';

const { failed } = await runPhases(firebaseSuite, [[[firebaseSuite]]]);
if (failed === 0) await recordEmbeddedFirebase();
