import type { ConsultantRatingInput } from '#domain/consultant/requests/consultant-rating.ts';
import type {
  ConsultantRequestInput,
  VisitorPass,
} from '#domain/consultant/requests/consultant-request.ts';
import { HttpFailure } from '../http/http.ts';
import type { HttpClient } from '../http/http.ts';

/** What visitors can send, without what proves that a person sends it. */
export interface VisitorForms {
  request: Omit<ConsultantRequestInput, 'pass'>;
  rating: Omit<ConsultantRatingInput, 'pass' | 'website'>;
}

export interface VisitorForm<Deed extends keyof VisitorForms> {
  /** Asks for a pass while the form is filled in. Never fails: `send` asks again. */
  open: () => Promise<void>;
  /**
   * Sends what was typed, once however often it is tried. Waits until the pass is good. Throws HttpFailure.
   *
   * @returns whether it is held: more came today than usual
   */
  send: (typed: VisitorForms[Deed]) => Promise<{ held: boolean }>;
}

const PATHS = { request: '/consultant/requests', rating: '/consultant/ratings' } as const;
const NOT_NOW = 429;
/** Milliseconds after which another pass is asked for; the server takes one for twelve hours. */
const FRESH_FOR = 11 * 60 * 60 * 1000;

interface Pass {
  pass: string;
  /** When it can be sent, and until when; milliseconds of `now`. */
  from: number;
  until: number;
}

interface Clock {
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

const BROWSER_CLOCK: Clock = {
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((done) => void setTimeout(done, milliseconds)),
};

/** VC-03: a form that nobody needs to be signed in for. Nothing is requested before `open` or `send`. */
export function visitorForm<Deed extends keyof VisitorForms>(
  client: HttpClient,
  deed: Deed,
  clock: Clock = BROWSER_CLOCK,
): VisitorForm<Deed> {
  let held: Promise<Pass> | null = null;
  let unsent: { body: string; key: string } | null = null;

  /** What was not surely stored keeps its key, so that sending it again stores nothing twice. */
  const keyFor = (body: string): string => {
    if (unsent?.body !== body) unsent = { body, key: crypto.randomUUID() };
    return unsent.key;
  };

  const freshPass = async (): Promise<Pass> => {
    const found = await (held ??= askForPass(client, deed, clock));
    if (clock.now() < found.until) return found;
    held = askForPass(client, deed, clock);
    return held;
  };
  const passOrForget = async (): Promise<Pass> => {
    try {
      return await freshPass();
    } catch (error) {
      held = null;
      throw error;
    }
  };
  return {
    open: async () => void (await passOrForget().catch(() => undefined)),
    send: async (typed) => {
      const { pass, from } = await passOrForget();
      await clock.wait(Math.max(0, from - clock.now()));
      const body = { website: '', ...typed };
      try {
        const { json } = await client(PATHS[deed], {
          kind: 'authFlow',
          method: 'POST',
          token: null,
          headers: { 'idempotency-key': keyFor(JSON.stringify(body)) },
          body: JSON.stringify({ ...body, pass }),
        });
        unsent = null;
        return { held: isHeld(json) };
      } catch (error) {
        // Perhaps the pass is too old: the next try has another one.
        if (error instanceof HttpFailure && error.status === NOT_NOW) held = null;
        throw error;
      }
    },
  };
}

async function askForPass(
  client: HttpClient,
  deed: keyof VisitorForms,
  { now }: Clock,
): Promise<Pass> {
  const { json } = await client('/consultant/pass', { kind: 'authFlow', token: null });
  if (!isPass(json)) throw new HttpFailure('The server answered in an unknown form', 0);
  const at = now();
  return { pass: json.pass, from: at + json.wait[deed], until: at + FRESH_FOR };
}

function isHeld(json: unknown): boolean {
  return typeof json === 'object' && json !== null && Reflect.get(json, 'held') === true;
}

/** Without zod, which these pages do not load. */
function isPass(json: unknown): json is VisitorPass {
  if (typeof json !== 'object' || json === null || !('pass' in json) || !('wait' in json)) {
    return false;
  }
  const { pass, wait } = json as Record<'pass' | 'wait', unknown>;
  if (typeof pass !== 'string' || typeof wait !== 'object' || wait === null) return false;
  return Object.keys(PATHS).every((deed) => typeof Reflect.get(wait, deed) === 'number');
}
