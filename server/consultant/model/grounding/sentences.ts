/** A sentence is no longer than this; what goes on without an end is none. */
export const SENTENCE_MOST = 600;

/** Where a sentence ends: at its mark before a space, or at the end of the line. */
const END = /[.!?…]+[)\]"”’»]*(?=\s)|\n/u;

export class EndlessSentence extends Error {
  constructor() {
    super('A sentence does not end');
    this.name = 'EndlessSentence';
  }
}

/** Reads sentences from a text that comes in pieces. */
export class SentenceReader {
  #rest = '';

  /** Returns the sentences that are whole now. @throws EndlessSentence */
  add(piece: string): string[] {
    this.#rest += piece;
    const sentences: string[] = [];
    for (let end = END.exec(this.#rest); end; end = END.exec(this.#rest)) {
      const until = end.index + end[0].length;
      sentences.push(this.#rest.slice(0, until).trim());
      this.#rest = this.#rest.slice(until);
    }
    const all = sentences.filter((sentence) => sentence !== '');
    const longest = Math.max(this.#rest.length, ...all.map(({ length }) => length));
    if (longest > SENTENCE_MOST) throw new EndlessSentence();
    return all;
  }

  /** Returns what is left when the text has ended; empty when nothing is. */
  end(): string {
    const rest = this.#rest.trim();
    this.#rest = '';
    return rest;
  }
}

/** Returns the sentences of a whole text. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let rest = text;
  for (let end = END.exec(rest); end; end = END.exec(rest)) {
    const until = end.index + end[0].length;
    sentences.push(rest.slice(0, until).trim());
    rest = rest.slice(until);
  }
  return [...sentences, rest.trim()].filter((sentence) => sentence !== '');
}
