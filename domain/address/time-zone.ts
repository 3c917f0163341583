import type { AddressParts } from './check-address-field.ts';

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

const spread = (zones: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(zones).flatMap(([zone, places]) =>
      places.split(' ').map((place): [string, string] => [place, zone]),
    ),
  );

/** By state and territory; a state of two zones has that of most of its people (49 CFR part 71). */
const OF_STATES = spread({
  [EASTERN]: 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  [CENTRAL]: 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  [MOUNTAIN]: 'CO ID MT NM UT WY',
  [PACIFIC]: 'CA NV OR WA',
  'America/Phoenix': 'AZ',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Pago_Pago': 'AS',
  'Pacific/Guam': 'GU MP',
  'Pacific/Majuro': 'MH',
  'Pacific/Palau': 'PW',
});

/** Beginnings of ZIP codes whose zone is the other one of their state; where it runs through them, for most of their people. */
const OF_ZIP_CODES = spread({
  [EASTERN]: '373 374 376 377 378 379',
  [CENTRAL]: '324 325 420 421 422 423 424 463 464 476 477',
  [MOUNTAIN]: '577 586 693 798 799 885 979',
  [PACIFIC]: '835 838',
});

const OF_PROVINCES = spread({
  'America/St_Johns': 'NL',
  'America/Halifax': 'NB NS PE',
  'America/Toronto': 'ON QC',
  'America/Winnipeg': 'MB',
  'America/Regina': 'SK',
  'America/Edmonton': 'AB NT',
  'America/Vancouver': 'BC',
  'America/Whitehorse': 'YT',
  'America/Iqaluit': 'NU',
});

/** Countries of one zone, but for islands far from them. */
const OF_COUNTRIES = spread({
  'Europe/London': 'GB GG IM JE',
  'Europe/Dublin': 'IE',
  'Europe/Lisbon': 'PT',
  'Europe/Madrid': 'ES AD',
  'Europe/Paris': 'FR MC LU BE NL',
  'Europe/Berlin': 'DE AT CH LI DK SE NO',
  'Europe/Rome': 'IT SM VA MT',
  'Europe/Warsaw': 'PL CZ SK HU SI HR',
  'Europe/Athens': 'GR CY BG RO',
  'Europe/Helsinki': 'FI EE LV LT',
  'Atlantic/Reykjavik': 'IS',
  'Asia/Jerusalem': 'IL',
  'Asia/Dubai': 'AE',
  'Asia/Kolkata': 'IN',
  'Asia/Singapore': 'SG MY',
  'Asia/Hong_Kong': 'HK',
  'Asia/Tokyo': 'JP',
  'Asia/Seoul': 'KR',
  'Pacific/Auckland': 'NZ',
  'Africa/Johannesburg': 'ZA',
  'America/Bogota': 'CO',
  'America/Lima': 'PE',
  'America/Panama': 'PA',
  'America/Costa_Rica': 'CR',
  'America/Guatemala': 'GT',
  'America/Santo_Domingo': 'DO',
});

/** Of the Canary Islands. */
const CANARIES = /^(35|38)/;

/**
 * The time zone that an address is in (IANA), null where it cannot be told: an unknown place, or a country of several
 * zones whose regions are typed freely. What is printed by it names the zone, since a few counties have another one.
 */
export function timeZoneOf({ country, state, zip }: AddressParts): string | null {
  if (country === 'US') {
    const byZip = OF_STATES.has(state) ? OF_ZIP_CODES.get(zip.slice(0, 3)) : undefined;
    return byZip ?? OF_STATES.get(state) ?? null;
  }
  if (country === 'CA') return OF_PROVINCES.get(state) ?? null;
  if (country === 'ES' && CANARIES.test(zip)) return 'Atlantic/Canary';
  return OF_COUNTRIES.get(country) ?? territoryZone(country);
}

/** A territory of the United States may be the country of an address. */
function territoryZone(country: string): string | null {
  return /^(AS|GU|MH|MP|PR|PW|VI)$/.test(country) ? (OF_STATES.get(country) ?? null) : null;
}
