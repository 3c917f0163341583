import { openInProcess } from './in-process.ts';

const [projectId = '', folder = '', port = '0'] = process.argv.slice(2);

const server = await openInProcess({ projectId, folder, port: Number(port) });
process.stdout.write(`listening ${server.port}\n`);

process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));

// Whoever started it keeps this pipe open: a test run that is cut off leaves no server behind.
process.stdin.once('end', () => process.exit(0)).resume();
