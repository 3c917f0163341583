/** The process that `server/start.cjs` starts: it bundles the server and prints the folder of the bundle. */
import { bundleServer } from './bundle-server.mjs';

try {
  process.stdout.write(await bundleServer(process.argv[2]));
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}
