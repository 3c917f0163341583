/** A text of which parts are taken one after the other, so that no figure is read twice. */
export interface Scan {
  /** What nothing was read from yet; taken parts are bars. */
  left: () => string;
  /** Takes the first part that matches, and of whose text before it `when` is true. */
  take: (pattern: RegExp, when?: (before: string) => boolean) => RegExpExecArray | null;
}

const TAKEN = '|';

function find(text: string, pattern: RegExp, when: (before: string) => boolean) {
  const all = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  for (let match = all.exec(text); match; match = all.exec(text)) {
    if (when(text.slice(0, match.index))) return match;
    all.lastIndex = match.index + 1;
  }
  return null;
}

export function scanOf(text: string): Scan {
  let left = text;
  return {
    left: () => left,
    take: (pattern, when) => {
      const match = when ? find(left, pattern, when) : pattern.exec(left);
      if (!match) return null;
      const end = match.index + match[0].length;
      left = left.slice(0, match.index) + TAKEN.repeat(match[0].length) + left.slice(end);
      return match;
    },
  };
}
