/** A part of two texts that were compared: in both, only in the former, or only in the later one. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const WORDS = /\s+|\S+/g;

/** Returns the later text word by word, with what was removed of the former one before what took its place. */
export function diffWords(before: string, after: string): DiffPart[] {
  const one = before.match(WORDS) ?? [];
  const other = after.match(WORDS) ?? [];
  const common = commonLengths(one, other);
  const parts: DiffPart[] = [];
  const add = (kind: DiffPart['kind'], text: string): void => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [former = '', later = ''] = [one[i], other[j]];
    const skipFormer = common[i + 1]?.[j] ?? -1;
    const skipLater = common[i]?.[j + 1] ?? -1;
    if (i < one.length && j < other.length && former === later) {
      add('same', later);
      i += 1;
      j += 1;
    } else if (j === other.length || (i < one.length && skipFormer >= skipLater)) {
      add('removed', former);
      i += 1;
    } else {
      add('added', later);
      j += 1;
    }
  }
  return parts;
}

/** How many words the rests of both texts from each pair of places have in common, in order. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    Array.from<number>({ length: other.length + 1 }).fill(0),
  );
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const [row = [], next = []] = [lengths[i], lengths[i + 1]];
      row[j] =
        one[i] === other[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}
