import type { MarkedPart } from '#domain/consultant/guide/mark-words.ts';

/** A text with the words that were looked for marked. */
export function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
  let place = 0;
  return parts.map(({ text, isMarked }) => {
    const key = place;
    place += text.length;
    return isMarked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
