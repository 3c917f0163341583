/** `npm start` and `npm run dev`: the whole portal in one process, on loopback, with nothing but Node. */

import { startLocalPortal } from './local/portal.ts';
import { collectGarbage, compileWasmLate, keepHeapSmall } from './platform/program/heap.ts';
import { runProgram } from './platform/program/run-program.ts';
import { describeError } from './platform/program/start-error.ts';

keepHeapSmall();
compileWasmLate();
await runProgram('Lens Portal could not start', async () => {
  const portal = await startLocalPortal({
    root: process.cwd(),
    dev: process.argv.includes('--dev'),
    env: process.env,
  });
  collectGarbage();
  // Since the process began.
  portal.announce(performance.now());
  const stop = () => {
    portal.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(describeError(error));
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
