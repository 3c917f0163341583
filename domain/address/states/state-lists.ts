import { nearestName } from '../../import/nearest.ts';
import { CA_PROVINCES, type Region, type StateLists } from '../regions.ts';
import { US_STATES } from '../us-states.ts';
import { withoutKind, wordOf } from './region-words.ts';
import { STATE_DATA } from './state-data.ts';

/** Where addresses have the code: Sydney NSW, 20121 Milano MI. Elsewhere they have the name. */
const WRITTEN_AS_CODE = new Set(['AU', 'BR', 'IT']);

interface Listed {
  region: Region;
  /** Everything that names it: codes and names in each language and script. */
  names: readonly string[];
}

function listedOf(country: string, line: string): Listed {
  const [code = '', name = '', ...further] = line.split(';');
  const stored = WRITTEN_AS_CODE.has(country) ? code : name;
  const names = [code, name, ...further].filter(Boolean);
  return { region: { code: stored, name: { en: name, es: name }, postcodes: [] }, names };
}

const ofOwnList = (region: Region): Listed => ({
  region,
  names: [region.code, region.name.en, region.name.es],
});

function listOf(country: string): readonly Listed[] {
  if (country === 'US') return US_STATES.map(ofOwnList);
  if (country === 'CA') return CA_PROVINCES.map(ofOwnList);
  const data = Object.hasOwn(STATE_DATA, country) ? STATE_DATA[country] : undefined;
  return data?.split('|').map((line) => listedOf(country, line)) ?? [];
}

/** The region of each word; null for a word of several regions. */
type Index = ReadonlyMap<string, Region | null>;

interface CountryStates {
  list: readonly Listed[];
  byName: Index;
  /** The states by their name without the kind of region. */
  byBareName: Index;
}

function indexOf(list: readonly Listed[], wordIn: (name: string) => string): Index {
  const index = new Map<string, Region | null>();
  for (const { region, names } of list) {
    for (const name of names) {
      const word = wordIn(name);
      const before = index.get(word);
      index.set(word, before === undefined || before === region ? region : null);
    }
  }
  return index;
}

const bareWordOf = (text: string): string => wordOf(withoutKind(text));
const known = new Map<string, CountryStates>();

/** Made when a country is first asked for. */
function statesOf(country: string): CountryStates {
  const before = known.get(country);
  if (before) return before;
  const list = listOf(country);
  const states = { list, byName: indexOf(list, wordOf), byBareName: indexOf(list, bareWordOf) };
  known.set(country, states);
  return states;
}

function find(country: string, text: string): Region | null {
  const word = wordOf(text);
  if (!word) return null;
  const { byName, byBareName } = statesOf(country);
  return byName.get(word) ?? byBareName.get(bareWordOf(text)) ?? null;
}

function nearest(country: string, text: string): string | null {
  const exact = find(country, text);
  if (exact) return exact.code;
  const { list } = statesOf(country);
  // A name of one or two letters is a code, and near to nothing.
  const names = list.flatMap((one) => one.names.filter((name) => wordOf(name).length > 2));
  const name = nearestName(text, names) ?? nearestName(withoutKind(text), names);
  return list.find((one) => name !== undefined && one.names.includes(name))?.region.code ?? null;
}

/** The lists of all countries (decision 67). Their text is long: a browser loads it with a country that has one. */
export const STATE_LISTS: StateLists = {
  regionsOf: (country) => statesOf(country).list.map(({ region }) => region),
  find,
  nearest,
};
