import { adminResetPassword } from './admin-reset-password.ts';
import type { CallableHandler, FunctionServices } from './callable.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { getAdminUsers, getCustomerUsers, getUserByUid } from './get-users.ts';
import { overrideEmailVerification } from './override-email-verification.ts';
import type { FunctionName } from './read-input.ts';
import { setRole } from './set-role.ts';
import { updateUserStatus } from './update-user-status.ts';

/** PM-04: the callables by the name that the browser calls. */
export const userFunctions = {
  setRole,
  getUserByUid,
  getAdminUsers,
  getCustomerUsers,
  createUser,
  deleteUser,
  updateUserStatus,
  overrideEmailVerification,
  adminResetPassword,
} satisfies Record<FunctionName, unknown>;

/** Creates all callables with their services. firebase-admin must be initialized before one is called. */
export function openUserFunctions(
  services: FunctionServices,
): Record<FunctionName, CallableHandler> {
  const entries = Object.entries(userFunctions).map(([name, open]) => [name, open(services)]);
  return Object.fromEntries(entries) as Record<FunctionName, CallableHandler>;
}
