import { z } from 'zod';
import type { Fields, Write } from '../values/types.ts';
import { known, named } from '../values/wire-shapes.ts';

const fields = z.custom<Fields>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
  'fields must be an object',
);

/** What is written for a document. A client may send the times that it read; they are the service's to set. */
export const documentShape = z.strictObject({
  name: known,
  fields: fields.optional(),
  createTime: known,
  updateTime: known,
});

export const maskShape = z.strictObject({ fieldPaths: known });

export const preconditionShape = z.strictObject({ exists: known, updateTime: known });

const arrayShape = z.strictObject({ values: known });

const fieldTransformShape = z.strictObject({
  fieldPath: known,
  setToServerValue: known,
  increment: known,
  maximum: known,
  minimum: known,
  appendMissingElements: arrayShape.optional(),
  removeAllFromArray: arrayShape.optional(),
});

const fieldTransforms = z.array(fieldTransformShape).optional();

/** One write of a commit, a batch or a Write stream. */
export const writeShape = named<Write>(
  z.strictObject({
    update: documentShape.optional(),
    updateMask: maskShape.optional(),
    updateTransforms: fieldTransforms,
    delete: known,
    verify: known,
    transform: z.strictObject({ document: known, fieldTransforms }).optional(),
    currentDocument: preconditionShape.optional(),
  }),
);
