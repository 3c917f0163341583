import { createServer } from 'node:net';
import { StartError } from '../platform/program/start-error.ts';

/** Fails before anything is built when the port is in use. The message says what to do. */
export function assertPortIsFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portInUse(port) : error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

function portInUse(port: number): StartError {
  return new StartError(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
}
