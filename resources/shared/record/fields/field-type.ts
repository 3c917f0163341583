import { z } from 'zod';
import type { ZodObject } from 'zod';
import type { RecordDefinition } from '../common/record-definition.ts';

/** How a field is shown and entered. */
export type FieldType =
  | 'text'
  | 'date'
  | 'number'
  | 'money'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'reference';

/** Fields of money are whole cents. */
const MONEY = /Cents$/;
/** Fields with a date and its time. */
const MOMENT = /At$/;

/** Returns the schema of a field. @throws Error when the record has no such field */
function schemaOf(schema: ZodObject, field: string): z.core.$ZodType {
  let found: z.core.$ZodType | undefined = schema.shape[field];
  if (!found) throw new Error(`The record has no field "${field}"`);
  while (
    found instanceof z.ZodOptional ||
    found instanceof z.ZodDefault ||
    found instanceof z.ZodNullable
  ) {
    found = found.def.innerType;
  }
  return found;
}

/** Returns how the field is shown and entered, by its schema and the references. */
export function fieldType(
  { schema, references }: Pick<RecordDefinition, 'schema' | 'references'>,
  field: string,
): FieldType {
  if (references?.[field]) return 'reference';
  const found = schemaOf(schema, field);
  if (found instanceof z.ZodBoolean) return 'flag';
  if (found instanceof z.ZodEnum) return 'choice';
  if (found instanceof z.ZodArray) return 'choices';
  if (found instanceof z.ZodISODate || found instanceof z.ZodISODateTime) return 'date';
  if (!(found instanceof z.ZodNumber)) return 'text';
  return isMoney(field) ? 'money' : 'number';
}

/** Whether the field is an amount in cents, by its name. */
export function isMoney(field: string): boolean {
  return MONEY.test(field);
}

/** Whether the field is a moment, by its name. */
export function isMoment(field: string): boolean {
  return MOMENT.test(field);
}

/** Returns the values to choose from. */
export function choicesOf(schema: ZodObject, field: string): string[] {
  const found = schemaOf(schema, field);
  const one = found instanceof z.ZodArray ? found.def.element : found;
  return one instanceof z.ZodEnum ? one.options.map(String) : [];
}

/** Whether the field may be without a value. */
export function isNullable(schema: ZodObject, field: string): boolean {
  return schema.shape[field] instanceof z.ZodNullable;
}

/** Whether the field holds text, so that react-admin's empty input stands for a blank one. */
export function isText(schema: ZodObject, field: string): boolean {
  return schemaOf(schema, field) instanceof z.ZodString;
}

/** Returns the most characters that the field may have; undefined without a limit. */
export function maxLength(schema: ZodObject, field: string): number | undefined {
  const found = schemaOf(schema, field);
  return found instanceof z.ZodString ? (found.maxLength ?? undefined) : undefined;
}

/** Whether the field must be filled in. */
export function isRequired(schema: ZodObject, field: string): boolean {
  const found = schemaOf(schema, field);
  if (isNullable(schema, field)) return false;
  return (
    found instanceof z.ZodISODate || (found instanceof z.ZodString && (found.minLength ?? 0) > 0)
  );
}
