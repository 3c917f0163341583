/** The exports that Cloud Functions deploys (FN-01 … FN-09): the same handlers as locally. */

import { onCall, type CallableRequest } from 'firebase-functions/https';
import { FUNCTION_TIMEOUT } from '#domain/basics/constants.ts';
import { openCloudServices } from './cloud-services.ts';
import { userFunctions } from './handlers.ts';
import { toHttpsError } from './https-error.ts';
import type { FunctionName } from './read-input.ts';

/** The database's URL is a secret, so that no file of the project contains it. */
const OPTIONS = {
  region: 'us-central1',
  timeoutSeconds: FUNCTION_TIMEOUT / 1000,
  secrets: ['DATABASE_URL'],
};

function deployed(name: FunctionName) {
  return onCall(
    OPTIONS,
    async ({ auth, data, rawRequest }: CallableRequest<unknown>): Promise<unknown> => {
      try {
        const handler = userFunctions[name](await openCloudServices());
        const caller = auth ? { uid: auth.uid, token: auth.token } : null;
        return await handler(data, { auth: caller, headers: rawRequest.headers });
      } catch (error) {
        throw toHttpsError(error);
      }
    },
  );
}

export const setRole = deployed('setRole');
export const getUserByUid = deployed('getUserByUid');
export const getAdminUsers = deployed('getAdminUsers');
export const getCustomerUsers = deployed('getCustomerUsers');
export const createUser = deployed('createUser');
export const deleteUser = deployed('deleteUser');
export const updateUserStatus = deployed('updateUserStatus');
export const overrideEmailVerification = deployed('overrideEmailVerification');
export const adminResetPassword = deployed('adminResetPassword');
