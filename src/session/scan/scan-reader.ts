/** The longest time between two keys of a scanner, in milliseconds. Nobody types that fast for so long. */
const LONGEST_GAP = 50;
/** The fewest characters of a scan. */
const LEAST = 4;
/** Longer input is no bar code of ours. */
const MOST = 100;

export interface ScanReader {
  /** Takes a key press and its time (ms). Returns the text that was scanned when this key ends it, otherwise null. */
  press: (key: string, at: number) => string | null;
  /** Forgets what was read: the keys belong to something else. */
  reset: () => void;
}

/** AD-13: distinguishes a keyboard-wedge scanner, which types fast and ends with Enter, from a user who types. */
export function createScanReader(): ScanReader {
  let read = '';
  let last = -Infinity;
  const reset = () => {
    read = '';
    last = -Infinity;
  };
  return {
    press: (key, at) => {
      // scanners hold Shift for capitals
      if (key === 'Shift') return null;
      const isFast = at - last <= LONGEST_GAP;
      if (key === 'Enter') {
        const scanned = isFast && read.length >= LEAST ? read : null;
        reset();
        return scanned;
      }
      if (key.length !== 1) {
        reset();
        return null;
      }
      read = isFast ? `${read}${key}`.slice(-MOST) : key;
      last = at;
      return null;
    },
    reset,
  };
}

/** A keyboard of another country types another character for the hyphen. */
const NUMBER = /^(LP|RMA)[^\da-z]?(\d{1,12})$/i;

/** Returns the number of an order or of a request of return that was scanned; null when it is none. */
export function numberOf(scanned: string): { kind: 'order' | 'return'; number: string } | null {
  const [, letters, digits] = NUMBER.exec(scanned.trim()) ?? [];
  if (!letters || !digits) return null;
  const kind = letters.length === 2 ? 'order' : 'return';
  return { kind, number: `${letters.toUpperCase()}-${digits}` };
}
