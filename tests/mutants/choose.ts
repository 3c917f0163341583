import { seededRandom, type Random } from '#tests/fixtures/random.ts';
import { SHARES, type Mutant } from './mutant.ts';

/** `count` of the mutants, spread over the folders by their shares, the same for the same seed. Numbers them from 1. */
export function chooseMutants(
  mutants: readonly Mutant[],
  { count, seed }: { count: number; seed: number },
): Mutant[] {
  const random = seededRandom(seed);
  const present = Object.entries(SHARES).filter(([folder]) => mutants.some(isIn(folder)));
  const total = present.reduce((sum, [, share]) => sum + share, 0);
  return present
    .flatMap(([folder, share]) =>
      shuffled(mutants.filter(isIn(folder)), random).slice(0, Math.round((count * share) / total)),
    )
    .map((mutant, index) => Object.assign({}, mutant, { id: index + 1 }));
}

const isIn =
  (folder: string) =>
  ({ file }: Mutant) =>
    file.startsWith(`${folder}/`);

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
