/** `npm start` and `npm run dev`: the whole portal in one process, on loopback, with nothing but Node. */
import { keepHeapSmall } from './heap.ts';
import { startLocalPortal } from './local-portal.ts';

const started = performance.now();
keepHeapSmall();
try {
  const portal = await startLocalPortal({
    root: process.cwd(),
    dev: process.argv.includes('--dev'),
    env: process.env,
  });
  portal.announce(performance.now() - started);
  const stop = () => {
    portal.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(
    `\nLens Portal could not start: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}
