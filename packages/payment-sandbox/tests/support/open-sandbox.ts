import { LOCAL_WEBHOOK_SECRET, openLocalGateway } from '#src/local-gateway.ts';
import type { Delays } from '#src/state/sandbox.ts';
import { pressControl } from './forms.ts';

const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** As long as banks take. */
const LONG: Delays = {
  debit: 4 * DAY,
  returned: 20 * DAY,
  dispute: HOUR,
  refund: 5 * DAY,
  payout: 2 * DAY,
};

/** A call of the webhook. */
export interface WebhookCall {
  body: string;
  signature: string;
}

/** The payment sandbox in this process, and a clock that it goes by. */
export interface OpenSandbox {
  origin: string;
  port: number;
  clock: () => Date;
  /** Lets time pass, and what is due then happen and be called; resolves when all calls are answered. */
  pass(milliseconds: number): Promise<void>;
  /** Does what is due now. */
  run(): Promise<void>;
  /** What the webhook was called with, the first call first. */
  calls: WebhookCall[];
  /** Presses a control of the dashboard: `payments/pi_…/settle`. Resolves with the changed object. */
  press(path: string, fields?: Record<string, string>): Promise<Record<string, unknown>>;
  /** Ends the sandbox and starts it on the same port and file. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface SandboxOptions {
  /** Memory only by default. */
  file?: string | null;
  /** Answers a call of the webhook: true for 2xx. By default every call is taken. */
  receive?: (call: WebhookCall) => boolean | Promise<boolean>;
  delays?: Partial<Delays>;
  startsAt?: Date;
}

/** Opens the sandbox on a free port. Nothing happens by itself: `run` and `pass` make it. */
export async function openSandbox(options: SandboxOptions = {}): Promise<OpenSandbox> {
  const {
    file = null,
    receive = () => true,
    startsAt = new Date('2026-03-02T15:00:00Z'),
  } = options;
  let now = startsAt.getTime();
  const calls: WebhookCall[] = [];
  const webhook = {
    secret: LOCAL_WEBHOOK_SECRET,
    call: async (body: string, signature: string) => {
      calls.push({ body, signature });
      return receive({ body, signature });
    },
  };
  const delays = { ...LONG, ...options.delays };
  const open = (port: number) => openLocalGateway({ file, port, webhook, now: () => now, delays });
  let local = await open(0);
  const { port, origin } = local;
  return {
    origin,
    port,
    clock: () => new Date(now),
    calls,
    run: () => local.run(),
    pass: (milliseconds) => {
      now += milliseconds;
      return local.run();
    },
    press: (path, fields) => pressControl(origin, path, fields),
    async restart() {
      await local.close();
      local = await open(port);
    },
    close: () => local.close(),
  };
}
