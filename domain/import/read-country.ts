import { COUNTRIES, isCountry } from '../address/countries.ts';
import { plainWord } from './plain-word.ts';

/** ISO 3166-1's codes of three letters, in the order of those of two. */
const CODES = `
  AND ARE AFG ATG AIA ALB ARM AGO ATA ARG ASM AUT AUS ABW ALA AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN BLM BMU BRN
  BOL BES BRA BHS BTN BVT BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN COL CRI CUB CPV CUW CXR CYP CZE
  DEU DJI DNK DMA DOM DZA ECU EST EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA GAB GBR GRD GEO GUF GGY GHA GIB GRL
  GMB GIN GLP GNQ GRC SGS GTM GUM GNB GUY HKG HMD HND HRV HTI HUN IDN IRL ISR IMN IND IOT IRQ IRN ISL ITA JEY JAM
  JOR JPN KEN KGZ KHM KIR COM KNA PRK KOR KWT CYM KAZ LAO LBN LCA LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE
  MAF MDG MHL MKD MLI MMR MNG MAC MNP MTQ MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM NCL NER NFK NGA NIC NLD NOR NPL
  NRU NIU NZL OMN PAN PER PYF PNG PHL PAK POL SPM PCN PRI PSE PRT PLW PRY QAT REU ROU SRB RUS RWA SAU SLB SYC SDN
  SWE SGP SHN SVN SJM SVK SLE SMR SEN SOM SUR SSD STP SLV SXM SYR SWZ TCA TCD ATF TGO THA TJK TKL TLS TKM TUN TON
  TUR TTO TUV TWN TZA UKR UGA UMI USA URY UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM MYT ZAF ZMB ZWE`;

/** The two letters of each country by its three. */
const OF_THREE_LETTERS: ReadonlyMap<string, string> = new Map(
  CODES.trim()
    .split(/\s+/)
    .map((letters, index) => [letters, COUNTRIES[index] ?? '']),
);

/** Names in use that `Intl` does not have: former ones, and those of ISO 3166 where CLDR has another. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'u s a': 'US',
  'united states of america': 'US',
  eeuu: 'US',
  'united kingdom of great britain and northern ireland': 'GB',
  'great britain': 'GB',
  turkey: 'TR',
  'czech republic': 'CZ',
  'republica checa': 'CZ',
  'ivory coast': 'CI',
  'costa de marfil': 'CI',
  'cabo verde': 'CV',
  swaziland: 'SZ',
  macedonia: 'MK',
  burma: 'MM',
  holland: 'NL',
  holanda: 'NL',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'brunei darussalam': 'BN',
  'syrian arab republic': 'SY',
  'lao people s democratic republic': 'LA',
  'korea republic of': 'KR',
  'republic of korea': 'KR',
  'korea democratic people s republic of': 'KP',
  'congo democratic republic of': 'CD',
  'democratic republic of congo': 'CD',
  'bonaire sint eustatius and saba': 'BQ',
  'falkland islands malvinas': 'FK',
  'heard island and mcdonald islands': 'HM',
  'south georgia and south sandwich islands': 'GS',
  'saint helena ascension and tristan da cunha': 'SH',
  'united states minor outlying islands': 'UM',
  'holy see': 'VA',
  'holy see vatican city state': 'VA',
};

/** Returns the code of the country that a text names by a code or a name of ISO 3166; undefined for none. */
export function countryNamed(text: string): string | undefined {
  const letters = text.trim().toUpperCase();
  if (isCountry(letters)) return letters;
  if (/^\d{3}$/.test(letters)) return ofNumber(letters);
  return OF_THREE_LETTERS.get(letters) ?? named(text) ?? ofInverted(text);
}

/** ISO 3166's numbers are aliases of its letters. */
function ofNumber(digits: string): string | undefined {
  const region = new Intl.Locale(`und-${digits}`).region ?? '';
  return isCountry(region) ? region : undefined;
}

/** Lists put the main word first: `Virgin Islands, British`, `Bolivia (Plurinational State of)`. */
function ofInverted(text: string): string | undefined {
  const [, head, tail] = /^([^,(]+)[,(] *([^()]+?)\)?$/.exec(text.trim()) ?? [];
  if (head === undefined || tail === undefined) return undefined;
  const known = named(`${tail} ${head}`);
  return known ?? (/\bof\b|\bpart$/i.test(tail) ? onlyOneWith(wordOf(head)) : undefined);
}

/** Returns the country of a name that no other country's name has in it: there are two with Congo. */
function onlyOneWith(word: string): string | undefined {
  const names = [...commonNames()].filter(([name]) => ` ${name} `.includes(` ${word} `));
  const isOne = new Set(names.map(([, code]) => code)).size === 1;
  return isOne ? commonNames().get(word) : undefined;
}

let common: ReadonlyMap<string, string> | undefined;
let own: ReadonlyMap<string, LocalName[]> | undefined;

/** A country's name in a language. */
interface LocalName {
  language: string;
  code: string;
}

function named(text: string): string | undefined {
  const word = wordOf(text);
  const known = commonNames().get(word);
  if (known !== undefined) return known;
  own ??= localNames();
  const spoken = (own.get(word) ?? []).filter(isSpoken);
  const [only, ...others] = new Set(spoken.map(({ code }) => code));
  return others.length === 0 ? only : undefined;
}

/** The names in English and Spanish. */
function commonNames(): ReadonlyMap<string, string> {
  common ??= new Map([...namesIn('es'), ...namesIn('en'), ...Object.entries(OTHER_NAMES)]);
  return common;
}

/** Lists leave articles out, or add them. */
function wordOf(text: string): string {
  return plainWord(text)
    .replace(/\bthe /g, '')
    .replace(/ the$/, '');
}

/** Returns each country's names in a language, the long and the short one. */
function namesIn(language: string): [name: string, code: string][] {
  const styles = ['short', 'long'] as const;
  return styles.flatMap((style) => {
    const names = new Intl.DisplayNames([language], { type: 'region', style });
    return COUNTRIES.flatMap((code) =>
      spellings(names.of(code) ?? code).map((name): [string, string] => [name, code]),
    );
  });
}

/** CLDR abbreviates in English. */
function spellings(name: string): string[] {
  const written = name.replace('&', 'and');
  return [name, written, written.replace(/\bSt\./, 'Saint')].map(wordOf);
}

/** The names of all countries in the main language of each. */
function localNames(): Map<string, LocalName[]> {
  const names = new Map<string, LocalName[]>();
  for (const language of new Set(COUNTRIES.map(mainLanguage))) {
    for (const [name, code] of namesIn(language)) {
      const known = names.get(name);
      if (known) known.push({ language, code });
      else names.set(name, [{ language, code }]);
    }
  }
  return names;
}

function mainLanguage(code: string): string {
  return new Intl.Locale(`und-${code}`).maximize().language;
}

/** Whether the country is called so where the language is spoken: `Intl` has a locale for each of its languages. */
function isSpoken({ language, code }: LocalName): boolean {
  if (mainLanguage(code) === language) return true;
  const locale = `${language}-${code}`;
  return new Intl.DisplayNames([locale], { type: 'region' }).resolvedOptions().locale === locale;
}
