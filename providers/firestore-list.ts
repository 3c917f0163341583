import type { FirebaseApp } from 'firebase/app';
import { HttpError } from 'react-admin';
import type { DataProvider } from 'react-admin';
import { FirebaseDataProvider } from 'react-admin-firebase';

/** What react-admin-firebase throws; a refusal is no sign-out, whatever its status. */
function toHttpError(error: unknown): HttpError {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  const message = error instanceof Error ? error.message : 'Firestore did not answer';
  return new HttpError(message, Number.isFinite(status) ? status : 0);
}

async function mapped<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toHttpError(error);
  }
}

const readOnly = (): Promise<never> =>
  Promise.reject(new HttpError('This list cannot be edited', 405));

/** Collections read page by page through react-admin-firebase; they cannot be written from here. */
export function firestoreList(app: FirebaseApp): DataProvider {
  const firebase = FirebaseDataProvider(app.options, {
    app,
    logging: false,
    lazyLoading: { enabled: true },
  });
  return {
    getList: (resource, params) => mapped(firebase.getList(resource, params)),
    getOne: (resource, params) => mapped(firebase.getOne(resource, params)),
    getMany: (resource, params) => mapped(firebase.getMany(resource, params)),
    getManyReference: readOnly,
    create: readOnly,
    update: readOnly,
    updateMany: readOnly,
    delete: readOnly,
    deleteMany: readOnly,
  };
}
