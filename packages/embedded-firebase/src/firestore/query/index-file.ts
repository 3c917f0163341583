import { z } from 'zod';
import { NAME_FIELD, canonicalPath } from '../values/field-path.ts';
import type { IndexField, IndexScope } from './index-need.ts';

/** `firestore.indexes.json`, as the command line tool of Firebase deploys it. */

const scope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const order = z.enum(['ASCENDING', 'DESCENDING']);
const contains = z.literal('CONTAINS');
const mode = { order: order.optional(), arrayConfig: contains.optional() };

const path = z.string().transform((text, context) => {
  try {
    return canonicalPath(text);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : 'Not a field path');
    return z.NEVER;
  }
});

const file = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: scope,
      fields: z.array(z.object({ fieldPath: path, ...mode })).min(1),
    }),
  ),
  fieldOverrides: z
    .array(
      z.object({
        collectionGroup: z.string(),
        // `*` stands for every field of the group.
        fieldPath: z.union([z.literal('*'), path]),
        indexes: z.array(z.object({ queryScope: scope, ...mode })),
      }),
    )
    .default([]),
});

export interface CompositeIndex {
  collectionGroup: string;
  scope: IndexScope;
  /** The document's name last, said or not. */
  fields: IndexField[];
}

/** The automatic indexes of one field, and of those within it, instead of the usual three. */
export interface FieldOverride {
  collectionGroup: string;
  /** `*` is every field. */
  path: string;
  indexes: { scope: IndexScope; mode: IndexField['mode'] }[];
}

export interface IndexFile {
  composites: CompositeIndex[];
  overrides: FieldOverride[];
}

/** @throws Error that names the file and the place in it */
export function parseIndexFile(source: string, name: string): IndexFile {
  const result = file.safeParse(parseJson(source, name));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${name}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is malformed'}`);
  }
  const { indexes, fieldOverrides } = result.data;
  return {
    composites: indexes.flatMap(({ collectionGroup, queryScope, fields }) => {
      const known = fields.map((field) => ({ path: field.fieldPath, mode: modeOf(field) }));
      // A field of a kind that our queries never ask for, such as a vector, makes an index of no use to them.
      const usable = known.filter((field): field is IndexField => field.mode !== undefined);
      if (usable.length < known.length) return [];
      return [{ collectionGroup, scope: queryScope, fields: withName(usable) }];
    }),
    overrides: fieldOverrides.map(({ collectionGroup, fieldPath, indexes: own }) => ({
      collectionGroup,
      path: fieldPath,
      indexes: own.flatMap((index) => {
        const own = modeOf(index);
        return own === undefined ? [] : [{ scope: index.queryScope, mode: own }];
      }),
    })),
  };
}

function parseJson(source: string, name: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(`${name} is not JSON`, { cause: error });
  }
}

function modeOf(field: {
  order?: 'ASCENDING' | 'DESCENDING' | undefined;
  arrayConfig?: 'CONTAINS' | undefined;
}): IndexField['mode'] | undefined {
  return field.order ?? field.arrayConfig;
}

/** Behind the last field, in its direction, every index is sorted by the document's name. */
export function withName(fields: readonly IndexField[]): IndexField[] {
  const last = fields.at(-1);
  if (last?.path === NAME_FIELD) return [...fields];
  const direction = last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  return [...fields, { path: NAME_FIELD, mode: direction }];
}
