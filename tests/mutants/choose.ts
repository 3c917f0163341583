import { createHash } from 'node:crypto';
import { SHARES, type Mutant } from './mutant.ts';

/**
 * `count` of the mutants, spread over the folders by their shares. The same seed chooses the same ones as long as their
 * code is the same, so that a later run tells whether the survivors of this one die. Numbers them from 1.
 */
export function chooseMutants(
  mutants: readonly Mutant[],
  { count, seed }: { count: number; seed: number },
): Mutant[] {
  const present = Object.entries(SHARES).filter(([folder]) => mutants.some(isIn(folder)));
  const total = present.reduce((sum, [, share]) => sum + share, 0);
  return present
    .flatMap(([folder, share]) =>
      shuffled(mutants.filter(isIn(folder)), seed).slice(0, Math.round((count * share) / total)),
    )
    .map((mutant, index) => Object.assign({}, mutant, { id: index + 1 }));
}

const isIn =
  (folder: string) =>
  ({ file }: Mutant) =>
    file.startsWith(`${folder}/`);

/** In an order that looks random, and in which a mutant keeps its place when others come or go. */
function shuffled(mutants: readonly Mutant[], seed: number): Mutant[] {
  const seen = new Map<string, number>();
  return mutants
    .map((mutant) => {
      const name = `${mutant.file} ${mutant.operator} ${mutant.change}`;
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      return { mutant, at: createHash('sha256').update(`${seed} ${name} ${nth}`).digest('hex') };
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ mutant }) => mutant);
}
