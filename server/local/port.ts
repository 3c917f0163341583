import { createServer } from 'node:net';
import { StartError } from '../platform/program/start-error.ts';

/**
 * Fails before anything is built when the port is in use.
 * @param describe what the error says: what to do
 */
export function assertPortIsFree(port: number, describe = portInUse): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new StartError(describe(port)) : error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

function portInUse(port: number): string {
  return `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
}
