import { fail } from './evaluation-error.ts';

/** Rules use RE2. This writes such an expression in JavaScript's syntax for the `u` flag. */

const LOOK_AROUND = /^\(\?(?:=|!|<=|<!)/;
const FLAGS = /^\(\?([ims]+)\)/;
const POSIX: Record<string, string> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  digit: '0-9',
  lower: 'a-z',
  upper: 'A-Z',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\t\\n\\v\\f\\r ',
  word: '0-9A-Za-z_',
  xdigit: '0-9A-Fa-f',
};
const JAVASCRIPT_SYNTAX = /[\^$\\.*+?()[\]{}|/]/;
const SPACES = '\\t\\n\\f\\r ';

interface Step {
  written: string;
  /** How many characters of the expression it stands for. */
  length: number;
}

function escapeStep(rest: string, inClass: boolean): Step {
  const next = rest.charAt(1);
  if (next === '' || /[1-9CGkQXRKhHZ]/.test(next)) return fail(`RE2 does not know \\${next}`);
  if (next === 's') return { written: inClass ? SPACES : `[${SPACES}]`, length: 2 };
  if (next === 'S' && !inClass) return { written: `[^${SPACES}]`, length: 2 };
  if (next === 'A') return { written: '^', length: 2 };
  if (next === 'z') return { written: '$', length: 2 };
  const category = /^\\([pP])([A-Z])/.exec(rest);
  if (category) return { written: `\\${category[1]}{${category[2]}}`, length: 3 };
  const point = /^\\x\{([0-9A-Fa-f]{1,6})\}/.exec(rest);
  if (point) return { written: `\\u{${point[1]}}`, length: point[0].length };
  const plain =
    /[A-Za-z0-9]/.test(next) || JAVASCRIPT_SYNTAX.test(next) || (inClass && next === '-');
  return { written: plain ? `\\${next}` : next, length: 2 };
}

function classStep(rest: string): Step {
  const posix = /^\[:([a-z]+):\]/.exec(rest);
  if (posix) {
    const range = POSIX[posix[1] ?? ''] ?? fail(`RE2 does not know ${posix[0]}`);
    return { written: range, length: posix[0].length };
  }
  const character = rest.charAt(0);
  return { written: character === '[' ? '\\[' : character, length: 1 };
}

function plainStep(rest: string): Step {
  if (LOOK_AROUND.test(rest)) return fail('RE2 knows no look-around');
  if (rest.startsWith('(?P<')) return { written: '(?<', length: 4 };
  const character = rest.charAt(0);
  return { written: character === '.' ? '[^\\n]' : character, length: 1 };
}

/** `[` or `[^`, with a `]` right behind it, which then means itself. */
function classStart(rest: string): Step | undefined {
  const opened = /^(\[\^?)(\]?)/.exec(rest);
  if (!opened) return undefined;
  const [all, start = '', literal] = opened;
  return { written: literal ? `${start}\\]` : start, length: all.length };
}

function translated(expression: string): string {
  let written = '';
  let inClass = false;
  for (let at = 0; at < expression.length;) {
    const rest = expression.slice(at);
    const start: Step | undefined = inClass ? undefined : classStart(rest);
    const step = start ?? nextStep(rest, inClass);
    inClass = start !== undefined || (inClass && !rest.startsWith(']'));
    written += step.written;
    at += step.length;
  }
  return written;
}

function nextStep(rest: string, inClass: boolean): Step {
  if (rest.startsWith('\\')) return escapeStep(rest, inClass);
  return inClass ? classStep(rest) : plainStep(rest);
}

/** `whole` makes it match the entire text only. Fails on what RE2 does not know. */
export function regularExpression(expression: string, whole: boolean, global = ''): RegExp {
  const flags = FLAGS.exec(expression);
  const body = translated(expression.slice(flags?.[0].length ?? 0));
  const dotAll = flags?.[1]?.includes('s') ?? false;
  const source = dotAll ? body.replaceAll('[^\\n]', '[\\s\\S]') : body;
  const kept = (flags?.[1] ?? '').replace('s', '');
  try {
    return new RegExp(whole ? `^(?:${source})$` : source, `u${kept}${global}`);
  } catch (error) {
    return fail(`bad regular expression: ${error instanceof Error ? error.message : expression}`);
  }
}
