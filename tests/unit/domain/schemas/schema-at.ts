import { z, type ZodType } from 'zod';

const modules = import.meta.glob<Record<string, unknown>>('/domain/schemas/*.ts', { eager: true });
const SCHEMAS: Record<string, unknown> = Object.assign({}, ...Object.values(modules));

function partOf(schema: unknown, name: string): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return partOf(schema.unwrap(), name);
  }
  if (schema instanceof z.ZodDefault) return partOf(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodUnion) return schema.options[Number(name)];
  if (schema instanceof z.ZodRecord) return name === 'keys' ? schema.keyType : schema.valueType;
  const parts = schema instanceof z.ZodObject ? schema.shape : schema;
  return (parts as Record<string, unknown>)[name];
}

/** `letterInputSchema`, `subject/en`: also an item of a list (`[]`), `keys` or `values` of a record, an option of a union. */
export function schemaAt(schema: string, path: string): ZodType {
  const names = `${schema}/${path}`.split('/').filter((name) => name !== '');
  const found = names.reduce<unknown>(partOf, SCHEMAS);
  if (!(found instanceof z.ZodType)) throw new Error(`There is no schema ${schema} ${path}`);
  return found;
}
