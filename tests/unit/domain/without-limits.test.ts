import { describe, expect, it } from 'vitest';
import { z, type ZodType } from 'zod';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import { ALL_SCHEMAS } from './schemas/all-schemas.ts';

// What is asked is not stored.
const schemas = ALL_SCHEMAS.filter(
  (one): one is [string, string, ZodType] =>
    one[2] instanceof z.ZodType && !one[1].endsWith('QuerySchema'),
).map(([path, name, schema]) => [`${path.split('/').at(-1)} ${name}`, schema] as const);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const LIMITS =
  /^(maxLength|minLength|pattern|format|maximum|minimum|exclusive(Max|Min)imum|multipleOf|(max|min)Items)$/;

/** The JSON Schema, without what limits. Alternatives that are types alone are told as one, as Zod does. */
function shapeOf(json: Json): Json {
  if (Array.isArray(json)) return json.map((part) => shapeOf(part));
  if (json === null || typeof json !== 'object') return json;
  const isTuple = 'prefixItems' in json;
  const kept = Object.entries(json).filter(
    ([name, part]) => isTuple || typeof part === 'object' || !LIMITS.test(name),
  );
  const parts = Object.fromEntries(kept.map(([name, part]) => [name, shapeOf(part)]));
  if (parts['type'] === 'integer') return { ...parts, type: 'number' };
  const { anyOf, ...others } = parts;
  const types = Array.isArray(anyOf) ? anyOf.map(onlyType) : [undefined];
  return types.includes(undefined) ? parts : { ...others, type: types as Json[] };
}

function onlyType(json: Json): Json | undefined {
  const [[name, type] = [], ...others] = Object.entries(json ?? {}) as [string, Json][];
  return name === 'type' && others.length === 0 ? type : undefined;
}

const jsonOf = (schema: ZodType): Json =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json;

describe('SE-13 withoutLimits', () => {
  it('leaves every schema its shape, and no limit', () => {
    expect(schemas.length).toBeGreaterThan(200);
    for (const [name, schema] of schemas) {
      const stored = jsonOf(withoutLimits(schema));
      expect([name, stored]).toEqual([name, shapeOf(stored)]);
      expect([name, stored]).toEqual([name, shapeOf(jsonOf(schema))]);
    }
  });

  it('keeps defaults, and takes no rule and no change of a text along', () => {
    const schema = z.object({
      name: z
        .string()
        .trim()
        .max(2)
        .refine(() => false),
      at: z.iso.datetime(),
      rush: z.boolean().default(true),
    });
    const stored = { name: ' long ', at: 'once' };
    expect(withoutLimits(schema).parse(stored)).toEqual({ ...stored, rush: true });
    expect(withoutLimits(schema)).toBe(withoutLimits(schema));
  });
});
