import type { DataProvider } from 'react-admin';
import { HttpFailure } from '../http/http.ts';

const refuse = (): Promise<never> =>
  Promise.reject(new HttpFailure('This list cannot be edited', 405));

/** The edit methods of a read-only data provider; they reject without sending anything. */
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
