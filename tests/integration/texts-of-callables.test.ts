import { functionInputs, type FunctionName } from '#domain/schemas/functions.ts';
import { describe, expect, it } from 'vitest';
import { usePortal } from './support/use.ts';
import { z } from 'zod';
import { callAsSuper } from './support/functions.ts';
import { jsonSchemaOf, schemaPlaces, withNameAt, withValueAt } from './support/schema-places.ts';

const BAD = { 'a NUL': 'a\0b', 'half a pair': 'a\ud83d' };
const NAMES = Object.keys(functionInputs) as FunctionName[];

const portal = usePortal();

const detailsSchema = z.object({ field: z.string(), rule: z.string() });

async function told(name: FunctionName, input: unknown) {
  const { status, error } = await callAsSuper(portal, name, input);
  return { status, ...detailsSchema.safeParse(error?.details).data };
}

describe('texts that cannot be stored', () => {
  it.each(NAMES)('SE-10 %s refuses them with 400 and names the field', async (name) => {
    const { values, names } = schemaPlaces(jsonSchemaOf(functionInputs[name]));
    for (const text of Object.values(BAD)) {
      for (const place of values) {
        expect(await told(name, withValueAt({}, place, text))).toEqual({
          status: 400,
          field: place.join('.'),
          rule: 'text',
        });
      }
      for (const place of names) {
        const field = [...place.slice(0, -1), text.replace(/\0|\ud83d/, '\ufffd')].join('.');
        const answer = await told(name, withNameAt({}, place, text));
        expect(answer).toEqual({ status: 400, field, rule: 'text' });
      }
    }
  });
});
