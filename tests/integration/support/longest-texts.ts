import type { InjectOptions } from 'fastify';
import { visitSchema, withValueAt, type JsonSchema, type Place } from './schema-places.ts';

interface Longest {
  place: Place;
  most: number;
}

/** What texts are made of: whatever may stand in a text first, then what more fields take. */
const FILLINGS = ['Ü"<&>\'\\;,\t漢字🙂', 'Éa ', 'a'];

/** Returns the texts of a body that have a greatest length and no form of their own. */
function longestTexts(schema: JsonSchema): Longest[] {
  const found = new Map<string, Longest>();
  visitSchema(schema, [], (type, place, { maxLength: most, pattern, format }) => {
    const isFree = type === 'string' && !pattern && !format;
    if (isFree && most) found.set(place.join('.'), { place, most });
  });
  return [...found.values()];
}

/** Returns a text of exactly that length, which no character is cut from. */
function filled(filling: string, most: number): string {
  const text = filling.repeat(Math.ceil(most / filling.length)).slice(0, most);
  return `${text.slice(0, -2)}${'a'.repeat(Math.min(2, most))}`.replace(/\p{Cs}/u, 'a');
}

/**
 * Sends the body with all its texts at their longest, and if it is refused, with one more of them at a time; each with
 * plainer characters until it is taken. Returns the names of the texts that were taken.
 */
export async function storeLongest(
  request: () => InjectOptions,
  schema: JsonSchema,
  isTaken: (sent: InjectOptions) => Promise<boolean>,
): Promise<string[]> {
  const taken = async (texts: readonly Longest[]): Promise<boolean> => {
    for (const filling of FILLINGS) {
      const sent = request();
      const fill = (body: unknown, { place, most }: Longest) =>
        withValueAt(body, place, filled(filling, most));
      if (await isTaken({ ...sent, payload: texts.reduce(fill, sent.payload) as object }))
        return true;
    }
    return false;
  };
  const texts = longestTexts(schema);
  const named = (some: readonly Longest[]) => some.map(({ place }) => place.join('.'));
  if (texts.length === 0 || (await taken(texts))) return named(texts);
  // One by one, each beside those that were taken, so that a record keeps them all.
  const together: Longest[] = [];
  const alone: Longest[] = [];
  for (const text of texts) {
    if (await taken([...together, text])) together.push(text);
    else if (together.length > 0 && (await taken([text]))) alone.push(text);
  }
  return named([...together, ...alone]);
}
