import { distancesFrom } from '../arrows/import-graph.ts';

/**
 * How many test files of a kind are asked about a mutant of a folder, the fastest kind first: most tests load most of the
 * code and ask little of it.
 */
const ASKED = {
  domain: { unit: 20, ui: 2, contract: 0, integration: 4 },
  server: { unit: 6, ui: 0, contract: 2, integration: 18 },
  providers: { unit: 8, ui: 4, contract: 3, integration: 1 },
  src: { unit: 12, ui: 6, contract: 0, integration: 0 },
  resources: { unit: 12, ui: 6, contract: 0, integration: 0 },
};
const KINDS = ['unit', 'ui', 'contract', 'integration'] as const;
type Kind = (typeof KINDS)[number];
/** So many times as many are looked at: not all of them reach the mutant. */
const LOOKED_AT = 10;

/** At most so many test files of a kind are asked about a mutant of a file. */
export function mostAsked(file: string, kind: Kind): number {
  const folder = file.split('/')[0] ?? '';
  return Object.hasOwn(ASKED, folder) ? ASKED[folder as keyof typeof ASKED][kind] : 0;
}

/** Records all that the server writes, sends and answers: asked last about each mutant of what it loads. */
export const STORY = 'tests/integration/story/story.test.ts';

/**
 * Finds the test files that load a file, kind by kind, of each kind the nearest first: by the imports between, and by the
 * words that the two paths share (`…/orders/submit-order.ts` and `submit-order.test.ts`), which count as two imports each.
 */
export function nearestTests(
  imports: ReadonlyMap<string, readonly string[]>,
): (file: string) => string[] {
  const tests = [...imports.keys()]
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((test) => ({ test, distances: distancesFrom(test, imports) }));
  return (file) => {
    const rated = tests
      .flatMap(({ test, distances }) => {
        const distance = distances.get(file);
        return distance === undefined ? [] : [{ test, rate: distance - 2 * shared(test, file) }];
      })
      .toSorted((a, b) => a.rate - b.rate)
      .map(({ test }) => test);
    const nearest = KINDS.flatMap((kind) =>
      rated.filter((test) => kindOf(test) === kind).slice(0, LOOKED_AT * mostAsked(file, kind)),
    );
    if (!rated.includes(STORY)) return nearest;
    return [...nearest.filter((test) => test !== STORY), STORY];
  };
}

/** By its folder below `tests`; null for one that no Vitest project holds. */
export function kindOf(test: string): Kind | null {
  const folder = test.split('/')[1];
  return KINDS.find((kind) => kind === folder) ?? null;
}

function shared(test: string, file: string): number {
  const words = wordsOf(test);
  return [...wordsOf(file)].filter((word) => words.has(word)).length;
}

/** In every path of a kind: they say nothing. */
const COMMON = new Set(
  'tests unit ui integration contract server domain providers src resources'.split(' '),
);

/** The words of a path; a plural counts as its singular. */
function wordsOf(path: string): Set<string> {
  const words = path.replace(/(?:\.test)?\.tsx?$/, '').split(/[/-]/);
  const telling = words.filter((word) => !COMMON.has(word));
  return new Set(telling.map((word) => word.replace(/s$/, '')));
}
