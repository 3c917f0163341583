import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** Below the checkout of googleapis/conformance-tests. */
export const CASES = 'firestore/v1';

/** Firestore's JSON of a value: `{ integerValue: '1' }`. */
export type Value = Record<string, unknown>;
export type Fields = Record<string, Value>;

const fieldsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
const path = z.object({ field: z.array(z.string()) });
const commit = z.looseObject({ writes: z.array(z.record(z.string(), z.unknown())) });
const written = z.object({ docRefPath: z.string(), request: commit.optional() });
const data = z
  .string()
  .transform((json) => z.record(z.string(), z.unknown()).parse(JSON.parse(json)));
const anyValue = z.string().transform((json): unknown => JSON.parse(json));

const snapshotSchema = z.object({
  docs: z.array(z.object({ name: z.string(), fields: fieldsSchema })).default([]),
  changes: z
    .array(
      z.object({
        kind: z.enum(['ADDED', 'MODIFIED', 'REMOVED']),
        doc: z.object({ name: z.string() }),
        oldIndex: z.number().default(0),
        newIndex: z.number().default(0),
      }),
    )
    .default([]),
});
export type Snapshot = z.infer<typeof snapshotSchema>;

const cursor = z.object({
  jsonValues: z.array(anyValue).default([]),
  docSnapshot: z.object({ path: z.string(), jsonData: data }).optional(),
});

/** One call of the chain that made a query. */
const clauseSchema = z.object({
  select: z.object({ fields: z.array(path).default([]) }).optional(),
  where: z.object({ path, op: z.string(), jsonValue: anyValue }).optional(),
  orderBy: z.object({ path, direction: z.string() }).optional(),
  offset: z.number().optional(),
  limit: z.number().optional(),
  startAt: cursor.optional(),
  startAfter: cursor.optional(),
  endAt: cursor.optional(),
  endBefore: cursor.optional(),
});
export type Clause = z.infer<typeof clauseSchema>;

/** `TestFile` of their `tests.proto`. A case without a request is about what a client refuses by itself. */
const caseSchema = z.object({
  get: z.object({ docRefPath: z.string() }).optional(),
  create: written.extend({ jsonData: data }).optional(),
  set: written
    .extend({
      jsonData: data,
      option: z
        .object({ all: z.boolean().default(false), fields: z.array(path).default([]) })
        .optional(),
    })
    .optional(),
  update: written.extend({ jsonData: data }).optional(),
  updatePaths: written
    .extend({ fieldPaths: z.array(path).default([]), jsonValues: z.array(anyValue).default([]) })
    .optional(),
  delete: written.optional(),
  query: z
    .object({
      clauses: z.array(clauseSchema).default([]),
      query: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
  listen: z
    .object({ snapshots: z.array(snapshotSchema).default([]), isError: z.boolean().default(false) })
    .optional(),
});
export type Case = z.infer<typeof caseSchema>;

const fileSchema = z.object({ tests: z.array(caseSchema) });

/** The cases by the names of their files, which have one each. */
export async function readCases(folder: string): Promise<Map<string, Case>> {
  const names = (await readdir(join(folder, CASES))).filter((name) => name.endsWith('.json'));
  const cases = new Map<string, Case>();
  for (const name of names) {
    const text = await readFile(join(folder, CASES, name), 'utf8');
    const { tests } = fileSchema.parse(JSON.parse(text));
    for (const [index, one] of tests.entries()) {
      cases.set(`${basename(name, '.json')}${index > 0 ? `-${index + 1}` : ''}`, one);
    }
  }
  return cases;
}
