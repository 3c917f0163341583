import type {
  EmailValue,
  EmailVariable,
  EmailVariables,
} from '#domain/emails/events/email-event.ts';
import { PermanentFailure } from '../../platform/outbox/permanent-failure.ts';
import { oneLine, type EmailValues } from './render-template.ts';

/** A list longer than this is cut: an email is no report. */
const MAX_LINES = 200;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Returns the values of exactly these variables, each as its type says: a text is one line, a link is an address that
 * may be linked.
 *
 * @throws PermanentFailure naming the variable whose value is missing or not possible; it quotes no value
 */
export function checkedValues(variables: EmailVariables, values: EmailValues): EmailValues {
  const origins = ownOrigins(values);
  const entries = Object.entries(variables).map(([name, variable]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return [name, checkedValue(name, variable, value, origins)] as const;
  });
  return Object.fromEntries(entries);
}

function checkedValue(
  name: string,
  { type }: EmailVariable,
  value: EmailValue | undefined,
  origins: readonly string[],
): EmailValue {
  const wrong = (what: string) => new PermanentFailure(`The value of "${name}" ${what}`);
  if (value === undefined) throw wrong('is missing');
  if (type === 'list') {
    if (typeof value === 'string') throw wrong('is no list');
    return value.slice(0, MAX_LINES).map(oneLine);
  }
  if (typeof value !== 'string') throw wrong('is no text');
  if (type === 'text') return oneLine(value);
  if (type === 'lines') return asLines(value);
  if (!isLink(value, origins)) throw wrong('is no link with https');
  return value;
}

function asLines(value: string): string {
  const breaks = value.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');
  return breaks.replaceAll(/[^\P{Cc}\n\t]/gu, '').trim();
}

/** A blank link is one that there is none of. */
function isLink(value: string, origins: readonly string[]): boolean {
  if (value === '') return true;
  if (/[\s\p{Cc}"'<>\\]/u.test(value) || !URL.canParse(value)) return false;
  const { protocol, origin, hostname, username, password } = new URL(value);
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:') return true;
  return protocol === 'http:' && (origins.includes(origin) || LOOPBACK.has(hostname));
}

/** The portal and the lab's website, which the server's own settings name. */
function ownOrigins({ settingsLink, providerWebsite }: EmailValues): string[] {
  return [settingsLink, providerWebsite].flatMap((address) =>
    typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [],
  );
}
