/** A text of which parts are taken one after the other, so that no figure is read twice. */
export interface Scan {
  /** What nothing was read from yet; taken parts are bars. */
  left: () => string;
  /** Takes the first part that matches. */
  take: (pattern: RegExp) => RegExpExecArray | null;
}

const TAKEN = '|';

export function scanOf(text: string): Scan {
  let left = text;
  return {
    left: () => left,
    take: (pattern) => {
      const match = pattern.exec(left);
      if (!match) return null;
      const end = match.index + match[0].length;
      left = left.slice(0, match.index) + TAKEN.repeat(match[0].length) + left.slice(end);
      return match;
    },
  };
}
