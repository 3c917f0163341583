import { embeddedFirebaseChanged } from './embedded-firebase.ts';
import type { Step } from './step.ts';
import { runVitest } from './tools.ts';

/** The embedded Firebase's own suite. */
export const firebaseSuite: Step = {
  name: 'embedded Firebase',
  budget: 120,
  run: (printing) => runVitest(['run', '--project', 'firebase'], { printing }),
};

/** Runs the suite if something that it depends on has changed; otherwise says so and counts as one passed check. */
export const firebaseSuiteWhenChanged: Step = {
  ...firebaseSuite,
  async run(printing) {
    if (await embeddedFirebaseChanged()) return firebaseSuite.run(printing);
    console.log('Unchanged since its own suite last passed; the long run runs it always.');
    return { passed: 1, failed: 0 };
  },
};
