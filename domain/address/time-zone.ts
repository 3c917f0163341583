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

/** By state and territory. A state with two zones has the zone of most of its people (49 CFR part 71). */
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

/** ZIP code prefixes in their state's other zone; a prefix with two zones has the zone of most of its people. */
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

/** Countries with one zone, apart from remote islands. */
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

/** Postcodes of the Canary Islands. */
const CANARIES = /^(35|38)/;

/**
 * Returns the time zone of an address (IANA); null if unknown: an unknown place, or a country with several zones and
 * freely typed regions. Printed times include the zone's name, because a few counties have another zone.
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

/** Returns the zone of a US territory, which may be the country of an address. */
function territoryZone(country: string): string | null {
  return /^(AS|GU|MH|MP|PR|PW|VI)$/.test(country) ? (OF_STATES.get(country) ?? null) : null;
}
