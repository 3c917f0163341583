import { valuesOf, type Value } from '../text-table.ts';
import { lensOf, type CaseSetup } from './fitting-case.ts';

type Values = Record<string, Value>;

/**
 * A case that was worked by hand. What is expected is literal, so that the code is not asked what is right.
 */
export interface WorkedCase {
  working: string;
  setup: CaseSetup;
  seen: object;
  /** Every change in order: its id, and the values that it ends at. */
  changes: [string, Values][];
  /** Changes that cannot be made, with the reason; then what is stated. */
  unmade: [string, string][];
  consult: string[];
  advice: string[];
  conflicts: string[];
  missing: string[];
}

/** A scleral without limits of its own. */
const PLAIN = lensOf('ampleye-scleral', { id: 'other-scleral', warnings: {} });
const QUADRANTS = ['nasal', 'temporal', 'superior', 'inferior'];

/** `landing.nasal lift` is a finding within the landing; `landing.all lift` is one of each quadrant. */
export function nested(values: Values): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [name = '', part] = path.split('.');
    const parts = part === 'all' ? QUADRANTS : [part ?? ''];
    const within = Object.fromEntries(parts.map((one) => [one, value]));
    found[name] = part === undefined ? value : { ...(found[name] as object), ...within };
  }
  return found;
}

export function setupOf(text: string): CaseSetup {
  const [id = '', ...known] = text.split(', ');
  const { eye, clinical, ...worn } = nested(valuesOf(known.join(', ')));
  const lens = id === PLAIN.id ? PLAIN : lensOf(id);
  return { lens, worn, eye, clinical } as CaseSetup;
}

function caseOf(text: string): WorkedCase {
  const [, working, setup, seen, stated] =
    /^(.+) \| (.+) \| (.+?) =>(?: (.+))?$/.exec(text.replaceAll(/\s+/g, ' ').trim()) ?? [];
  if (!working || !setup || !seen) throw new Error(`No case: ${text}`);
  const parts = stated?.split('; ') ?? [];
  const after = (word: string) =>
    parts.flatMap((one) => (one.startsWith(`${word} `) ? [one.slice(word.length + 1)] : []));
  return {
    working,
    setup: setupOf(setup),
    seen: nested(valuesOf(seen)),
    changes: parts.flatMap((one): [string, Values][] => {
      const [id = '', values] = one.split(': ');
      return values === undefined ? [] : [[id, valuesOf(values)]];
    }),
    unmade: after('unmade').map((one) => one.split(' ') as [string, string]),
    consult: parts.filter((one) => one.startsWith('consult.')),
    advice: parts.filter((one) => one.startsWith('advice.')),
    conflicts: parts.filter((one) => one.startsWith('conflict.')),
    missing: after('missing'),
  };
}

/**
 * The cases of a table. The passage that a case is taken from stands behind a `#`. Then follow the arithmetic, the lens with
 * what is worn otherwise than in `WORN`, what was seen, and behind the arrow every change and all that is stated.
 */
export function workedCases(table: string): WorkedCase[] {
  const rows = table.split(/^\s*#.*$/m).filter((row) => row.trim() !== '');
  return rows.map(caseOf);
}
