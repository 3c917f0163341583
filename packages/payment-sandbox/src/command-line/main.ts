/** `npm run payment-sandbox -- --help`: the payment sandbox by itself, until it is stopped. */
import { once } from 'node:events';
import { LOCAL_API_KEY, LOCAL_WEBHOOK_SECRET, openLocalGateway } from '../local-gateway.ts';
import { byHttp } from '../webhooks/by-http.ts';
import { parseOptions, USAGE, type CommandOptions } from './options.ts';

try {
  const options = parseOptions(process.argv.slice(2));
  if (options === 'help') process.stdout.write(USAGE);
  else await run(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run({ port, data, webhook }: CommandOptions): Promise<void> {
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const sandbox = await openLocalGateway({
    file: data,
    port,
    webhook: webhook === null ? null : { secret: LOCAL_WEBHOOK_SECRET, call: byHttp(webhook) },
  });
  sandbox.start();
  process.stdout.write(
    `The payment sandbox listens on ${sandbox.origin}, which shows its dashboard.\n` +
      `  API key         ${LOCAL_API_KEY}\n` +
      `  Webhook secret  ${LOCAL_WEBHOOK_SECRET}\n`,
  );
  await stopped;
  await sandbox.close();
}
