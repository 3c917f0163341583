import { HttpError } from 'react-admin';
import type { DataProvider } from 'react-admin';

const refuse = (): Promise<never> =>
  Promise.reject(new HttpError('This list cannot be edited', 405));

/** The edits of a data provider whose records are not changed field by field; nothing is sent. */
export const readOnly: Pick<
  DataProvider,
  'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'
> = {
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
};
