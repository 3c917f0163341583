import { Tokenizer } from 'htmlparser2';

export interface MarkupAttribute {
  name: string;
  value: string;
  isQuoted: boolean;
  offset: number;
}

/** What markup is made of, in its order, with the place of each part. */
export type MarkupPart =
  | { kind: 'open'; name: string; offset: number; attributes: MarkupAttribute[]; isClosed: boolean }
  | { kind: 'close'; name: string; offset: number }
  | { kind: 'text' | 'comment' | 'other'; text: string; offset: number };

/** htmlparser2's `QuoteType`, which it does not export: single and double quotes. */
const QUOTED: ReadonlySet<number> = new Set([2, 3]);

/** Reads MJML (`isXml`) or HTML without repairing anything. */
export function readMarkup(source: string, isXml: boolean): MarkupPart[] {
  const parts: MarkupPart[] = [];
  const part = (kind: 'text' | 'comment' | 'other', offset: number, end: number) =>
    parts.push({ kind, text: source.slice(offset, end), offset });
  let attribute: MarkupAttribute | null = null;
  const opened = () => {
    const last = parts.at(-1);
    return last?.kind === 'open' ? last : null;
  };
  const tokenizer = new Tokenizer(
    { xmlMode: isXml, decodeEntities: false, recognizeSelfClosing: true },
    {
      onopentagname: (start, end) => {
        const name = source.slice(start, end).toLowerCase();
        parts.push({ kind: 'open', name, offset: start - 1, attributes: [], isClosed: false });
      },
      onattribname: (start, end) => {
        const name = source.slice(start, end).toLowerCase();
        attribute = { name, value: '', isQuoted: true, offset: start };
      },
      onattribdata: (start, end) => {
        if (attribute) attribute.value += source.slice(start, end);
      },
      onattribentity: () => undefined,
      onattribend: (quote) => {
        if (attribute) opened()?.attributes.push({ ...attribute, isQuoted: QUOTED.has(quote) });
        attribute = null;
      },
      onopentagend: () => undefined,
      onselfclosingtag: () => {
        const last = opened();
        if (last) last.isClosed = true;
      },
      onclosetag: (start, end) =>
        parts.push({
          kind: 'close',
          name: source.slice(start, end).toLowerCase(),
          offset: start - 2,
        }),
      ontext: (start, end) => part('text', start, end),
      ontextentity: () => undefined,
      oncomment: (start, end) => part('comment', start, end),
      oncdata: (start, end) => part('other', start, end),
      ondeclaration: (start, end) => part('other', start, end),
      onprocessinginstruction: (start, end) => part('other', start, end),
      onend: () => undefined,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  return parts;
}
