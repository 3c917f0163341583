/** The format of a country's postcodes. */
interface PostcodeRule {
  /** The full format, with spaces and hyphens. */
  pattern: RegExp;
  example: string;
  /** Formats a postcode given as letters and digits only. */
  write: (compact: string) => string;
}

const asIs = (compact: string): string => compact;

/** `at` counts letters and digits before the separator; a negative number counts from the end. */
const split =
  (at: number, separator = ' ') =>
  (compact: string): string =>
    `${compact.slice(0, at)}${separator}${compact.slice(at)}`;

const prefixed = (prefix: string) => (compact: string) =>
  `${prefix}-${compact.startsWith(prefix) ? compact.slice(prefix.length) : compact}`;

const digits = (example: string): PostcodeRule => ({
  pattern: new RegExp(`^\\d{${example.length}}$`),
  example,
  write: asIs,
});

const US_ZIP: PostcodeRule = {
  pattern: /^\d{5}(-\d{4})?$/,
  example: '12345',
  write: (compact) => (compact.length > 5 ? split(5, '-')(compact) : compact),
};

const BRITISH = (area: string, example: string): PostcodeRule => ({
  pattern: new RegExp(`^${area}\\d[A-Z\\d]? \\d[ABD-HJLNP-UW-Z]{2}$`),
  example,
  write: split(-3),
});

/** Countries whose postcodes have the same digits-only format, by an example. */
const OF_DIGITS: Record<string, string> = {
  '1010': 'AT AU BE BG CH CY DK HU LI LU NO NZ PH SI TN ZA',
  '10115': 'DE EE EG ES FI FR HR ID IT KR MA MC MX MY PE RS SM TH TR UA VA',
  '100001': 'CN CO EC IN KZ RO RU SG',
};

/** Countries in ISO 3166 that the United States Postal Service treats as states. */
export const US_TERRITORIES: readonly string[] = ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'];

const RULES: Record<string, PostcodeRule> = {
  ...Object.fromEntries(['US', ...US_TERRITORIES].map((country) => [country, US_ZIP])),
  ...Object.fromEntries(
    Object.entries(OF_DIGITS).flatMap(([example, countries]) =>
      countries.split(' ').map((country) => [country, digits(example)]),
    ),
  ),
  BR: { pattern: /^\d{5}-\d{3}$/, example: '01310-100', write: split(5, '-') },
  CA: {
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
    example: 'K1A 0B1',
    write: split(3),
  },
  CZ: { pattern: /^\d{3} \d{2}$/, example: '110 00', write: split(3) },
  GB: BRITISH('(?:[A-PR-UWYZ][A-HK-Y]?)', 'SW1A 1AA'),
  GG: BRITISH('GY', 'GY1 1AA'),
  GR: { pattern: /^\d{3} \d{2}$/, example: '105 57', write: split(3) },
  IE: {
    pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W) [\dAC-FHKNPRTV-Y]{4}$/,
    example: 'D02 AF30',
    write: split(3),
  },
  IM: BRITISH('IM', 'IM1 1AA'),
  IS: digits('101'),
  JE: BRITISH('JE', 'JE1 1AA'),
  JP: { pattern: /^\d{3}-\d{4}$/, example: '100-0001', write: split(3, '-') },
  LT: { pattern: /^LT-\d{5}$/, example: 'LT-01100', write: prefixed('LT') },
  LV: { pattern: /^LV-\d{4}$/, example: 'LV-1010', write: prefixed('LV') },
  MT: { pattern: /^[A-Z]{3} \d{4}$/, example: 'VLT 1117', write: split(3) },
  NL: { pattern: /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/, example: '1012 AB', write: split(4) },
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-950', write: split(2, '-') },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1000-001', write: split(4, '-') },
  SE: { pattern: /^\d{3} \d{2}$/, example: '111 22', write: split(3) },
  SK: { pattern: /^\d{3} \d{2}$/, example: '811 01', write: split(3) },
};

/** Returns null for a country whose postcodes are unknown here or that has none: then any text, or none, is valid. */
export function postcodeRule(country: string): PostcodeRule | null {
  return Object.hasOwn(RULES, country) ? (RULES[country] ?? null) : null;
}

/** Returns the postcode in the country's format, or unchanged when it cannot be parsed. */
export function writePostcode(rule: PostcodeRule, given: string): string {
  const written = rule.write(given.toUpperCase().replace(/[^A-Z\d]/g, ''));
  return rule.pattern.test(written) ? written : given.trim();
}
