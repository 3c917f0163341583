const MOST = 50;
const ACCENTS = /\p{Diacritic}/gu;

/** Returns the id that a passage gets by its English title: the end of its address. `taken`: the ids that are in use. */
export function passageIdFor(title: string, taken: ReadonlySet<string>): string {
  const plain = title.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase();
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replaceAll(/^-+|-+$/g, '');
  const base = slug === '' ? 'passage' : slug;
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
