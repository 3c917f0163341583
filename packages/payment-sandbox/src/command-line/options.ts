import { parseArgs } from 'node:util';

/** What the command line asks for; the file as it was typed. */
export interface CommandOptions {
  port: number;
  data: string | null;
  webhook: string | null;
}

export const USAGE = `The payment sandbox: a part of Stripe's API, a page to pay on, and a dashboard. No money moves.

  --port <number>     4242 if left out; 0 takes any. It listens on 127.0.0.1 only
  --data <file>       keeps its records there; in memory if left out
  --webhook <address> calls it with signed events; nobody is called if left out
`;

/** @throws Error that names the argument and says what it must be */
export function parseOptions(args: string[]): CommandOptions | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4242' },
      data: { type: 'string' },
      webhook: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const { port, data = null, webhook = null } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port ${port}: a number from 0 to 65535`);
  if (webhook !== null && !/^https?:$/.test(protocolOf(webhook)))
    throw new Error(`--webhook ${webhook}: an address such as http://127.0.0.1:3000/events`);
  return { port: Number(port), data, webhook };
}

/** Empty for what is no address. */
function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}
