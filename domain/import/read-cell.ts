import { PRACTICE_ROLES, type PracticeRole } from '../access/permissions.ts';
import { isZoneName } from '../basics/time-zone.ts';
import { type DateOrder, dateReadings, toDay } from './date-order.ts';
import type { LineRule } from './line-error.ts';
import { nearestName } from './nearest.ts';
import { plainWord } from './plain-word.ts';
import { countryNamed } from './read-country.ts';

let zones: ReadonlyMap<string, string> | undefined;

/** How the text of a cell is read. */
export type CellKind =
  | 'text'
  | 'number'
  | 'netDays'
  | 'money'
  | 'percent'
  | 'yesNo'
  | 'day'
  | 'role'
  | 'email'
  | 'accountNumber'
  | 'country'
  | 'timeZone';

/** A value as the record has it, or what is wrong with the text. */
export type ReadCell =
  | { value: unknown }
  | { rule: LineRule; nearest?: string | undefined; list?: string };

/**
 * Reads a cell as a person or a spreadsheet wrote it. A blank one is a blank text, or null. `order`: how the file writes
 * its dates; null where each can be read one way only.
 */
export function readCell(kind: CellKind, typed: string, order: DateOrder | null): ReadCell {
  const text = typed.trim();
  if (kind === 'text' || (kind === 'country' && text === '')) return { value: text };
  return text === '' ? { value: null } : READERS[kind](text, order);
}

const READERS: Record<
  Exclude<CellKind, 'text'>,
  (text: string, order: DateOrder | null) => ReadCell
> = {
  number: readNumber,
  netDays: readNetDays,
  money: readMoney,
  percent: readPercent,
  yesNo: readYesNo,
  day: readDay,
  role: readRole,
  email: readEmail,
  accountNumber: readAccountNumber,
  country: readCountry,
  timeZone: readTimeZone,
};

const LONGEST_NUMBER = 12;

function readNumber(text: string): ReadCell {
  // a spreadsheet may show a whole number with decimals
  const match = /^([+-]?\d+)(?:[.,]0+)?$/.exec(text);
  if (match?.[1] && match[1].length <= LONGEST_NUMBER) return { value: Number(match[1]) };
  return { rule: 'number', nearest: /\d{1,9}/.exec(text)?.[0] };
}

/** How bookkeeping systems write terms, in plain words: `Net 30`, `30 days`, `a 30 días`. */
const NET_DAYS =
  /^(?:net|n|a|neto|within|due in)? ?(\d{1,3}) ?(?:d|day|days|dia|dias)?(?: net| neto)?$/;
const AT_ONCE = new Set([
  'due on receipt',
  'due upon receipt',
  'immediate payment',
  'cash on delivery',
  'cod',
  'al contado',
  'contado',
  'pago inmediato',
]);

/** Reads the days in which an invoice is due. Terms with a discount are not read: the account has none. */
function readNetDays(text: string): ReadCell {
  const read = readNumber(text);
  if ('value' in read) return read;
  const word = plainWord(text);
  if (AT_ONCE.has(word)) return { value: 0 };
  const days = /^-|%/.test(text) ? undefined : NET_DAYS.exec(word)?.[1];
  if (days !== undefined) return { value: Number(days) };
  return { ...read, nearest: /\bnet (\d{1,3})\b/.exec(word)?.[1] ?? read.nearest };
}

/**
 * Reads an amount with a currency sign and separators of thousands. A last separator with one or two digits after it is
 * the decimal one; with three, it separates thousands.
 */
function readMoney(text: string): ReadCell {
  const plain = text.replace(/^(?:US\$|\$|USD)\s*|\s*(?:\$|USD)$/gi, '').replace(/[\s']/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain);
  const [, whole = '', decimals = ''] = match ?? [];
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (match && Number.isSafeInteger(cents)) return { value: cents };
  const rounded = Number(/^\d+[.,]\d{3,9}$/.test(plain) ? plain.replace(',', '.') : Number.NaN);
  return { rule: 'money', nearest: Number.isFinite(rounded) ? rounded.toFixed(2) : undefined };
}

/** Reads `8.875 %` as thousandths of a percent. */
function readPercent(text: string): ReadCell {
  const match = /^(\d{1,3})(?:[.,](\d{1,3})0*)?\s*%?$/.exec(text);
  if (!match) return { rule: 'percent' };
  const [, whole = '', decimals = ''] = match;
  return { value: Number(whole) * 1000 + Number(decimals.padEnd(3, '0')) };
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'si', 's', 'verdadero']);
const NO = new Set(['no', 'n', 'false', '0', 'falso']);

function readYesNo(text: string): ReadCell {
  const word = plainWord(text);
  if (YES.has(word)) return { value: true };
  return NO.has(word) ? { value: false } : { rule: 'yesNo' };
}

/** Reads `2026-01-31`, dates with dots, which begin with the day, and others in the order of the file. */
function readDay(text: string, order: DateOrder | null): ReadCell {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00)?(?:\.0+)?Z?)?$/.exec(text);
  if (iso) return dayOf(toDay(iso[1], iso[2], iso[3]));
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) {
    const [, day, month, year] = dotted;
    return dayOf(toDay(year, month, day), toDay(year, day, month));
  }
  const { monthFirst = null, dayFirst = null } = dateReadings(text) ?? {};
  if (order === 'monthFirst') return dayOf(monthFirst, dayFirst);
  if (order === 'dayFirst') return dayOf(dayFirst, monthFirst);
  const readings = new Set([monthFirst, dayFirst].filter((day) => day !== null));
  const [only = null] = readings.size === 1 ? readings : [];
  return dayOf(only);
}

function dayOf(value: string | null, nearest?: string | null): ReadCell {
  return value === null ? { rule: 'day', nearest: nearest ?? undefined } : { value };
}

/** The roles as pages name them. */
const ROLE_WORDS: Record<PracticeRole, readonly string[]> = {
  owner: ['owner', 'propietario', 'propietaria', 'titular'],
  orderer: ['orderer', 'may order', 'pedidos', 'hace pedidos'],
  biller: ['biller', 'billing', 'facturacion'],
  viewer: ['viewer', 'lectura', 'consulta', 'solo lectura'],
};

function readRole(text: string): ReadCell {
  const word = plainWord(text);
  const role = PRACTICE_ROLES.find((one) => ROLE_WORDS[one].includes(word));
  if (role) return { value: role };
  const begins = PRACTICE_ROLES.find((one) => word !== '' && one.startsWith(word.slice(0, 3)));
  return { rule: 'role', nearest: begins, list: PRACTICE_ROLES.join(', ') };
}

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$/;

/** Reads also what an address book exports: `Ann <ann@example.com>`. The schema of the invitation checks it again. */
function readEmail(text: string): ReadCell {
  const address = (/<([^<>]+)>$/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '').toLowerCase();
  if (EMAIL.test(address)) return { value: address };
  const closed = address.replace(/\s+/g, '').replace(/,/g, '.');
  return { rule: 'email', nearest: EMAIL.test(closed) ? closed : undefined };
}

const ACCOUNT_DIGITS = 6;

/** A spreadsheet drops the zeros that a number begins with. */
function readAccountNumber(text: string): ReadCell {
  const digits = text.replace(/[\s#]|\.0+$/g, '');
  if (/^\d{6}$/.test(digits)) return { value: digits };
  const isShort = /^\d{1,5}$/.test(digits);
  return {
    rule: 'accountNumber',
    nearest: isShort ? digits.padStart(ACCOUNT_DIGITS, '0') : undefined,
  };
}

function readCountry(text: string): ReadCell {
  const value = countryNamed(text);
  return value === undefined ? { rule: 'country' } : { value };
}

function readTimeZone(text: string): ReadCell {
  const value = timeZoneNamed(text);
  return value === undefined ? { rule: 'timeZone', nearest: nearestTimeZone(text) } : { value };
}

/** The time zones by their names in lower case. */
function known(): ReadonlyMap<string, string> {
  zones ??= new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.toLowerCase(), zone]));
  return zones;
}

/** Returns the time zone of IANA that a text names, also with blanks as the form shows it; undefined for none. */
function timeZoneNamed(text: string): string | undefined {
  const name = text.replaceAll(/\s+/g, '_');
  return known().get(name.toLowerCase()) ?? (isZoneName(name) ? name : undefined);
}

/** Returns the time zone that was probably meant: `Chicago` is America/Chicago. */
function nearestTimeZone(text: string): string | undefined {
  return nearestName(text, [...known().values()]);
}
