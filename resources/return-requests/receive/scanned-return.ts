/** What a scanner or a person wrote for the number of a request of return. */
export type ScannedReturn =
  /** `RMA-100001` */
  | { kind: 'number'; number: string }
  /** The number of an order or an invoice, which other papers have. */
  | { kind: 'other'; number: string }
  /** No number; `nearest` is what it may be meant for, null when nothing is near. */
  | { kind: 'unknown'; nearest: string | null };

/** The most digits of a number. */
const MOST_DIGITS = 12;
const NUMBER = new RegExp(`^(?:RMA)?(\\d{1,${MOST_DIGITS}})$`);
const OTHER = new RegExp(`^(LP|INV|CR)(\\d{1,${MOST_DIGITS}})$`);
/** The fewest digits of a number without its letters: less is no whole number. */
const LEAST_BARE = 6;
/** Letters that are read or typed for a digit. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
/** What stands where the letters of the number should be, and the rest. */
const PARTS = /^([A-Z]{0,4}?)([\dODQILZSGB]{4,12})$/;

/**
 * CR-03: reads the number of a request of return. Case, spaces and what a keyboard of another country types for the hyphen
 * do not matter, and the letters may be left out.
 */
export function readScannedReturn(scanned: string): ScannedReturn {
  const plain = scanned
    .normalize('NFKC')
    // Before the upper case, which makes letters of ß.
    .replaceAll(/[^\dA-Za-z]/g, '')
    .toUpperCase();
  const digits = NUMBER.exec(plain)?.[1];
  if (digits !== undefined && (plain.startsWith('RMA') || digits.length >= LEAST_BARE)) {
    return { kind: 'number', number: `RMA-${digits}` };
  }
  const [, letters, rest] = OTHER.exec(plain) ?? [];
  if (letters !== undefined) return { kind: 'other', number: `${letters}-${rest}` };
  return { kind: 'unknown', nearest: nearestOf(plain) };
}

function nearestOf(plain: string): string | null {
  const [, , rest] = PARTS.exec(plain) ?? [];
  if (rest === undefined) return null;
  const digits = Array.from(rest, (one) => LOOKALIKES[one] ?? one).join('');
  return `RMA-${digits}`;
}
