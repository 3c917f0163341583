import type { Permission } from '#domain/access/permissions.ts';
import {
  isWithin,
  scopeFor,
  type AccountScope,
  type Caller,
} from '../../../access/caller/caller.ts';

/** The user who reads orders, and the time. */
export interface Reader {
  uid: string;
  scope: AccountScope;
  /** AD-08: the accounts of the scope whose clinical data the user may read. */
  clinical: AccountScope;
  now: Date;
}

/** Returns the caller as a reader of the orders for which they have the permission. */
export function readerOf(caller: Caller, permission: Permission, now: Date): Reader {
  const clinical = scopeFor(caller, 'orders:clinical');
  return { uid: caller.uid, scope: scopeFor(caller, permission), clinical, now };
}

/** Whether nothing is withheld from the reader, in the whole scope or in one account. */
export function seesClinical({ scope, clinical }: Reader, accountNumber?: string): boolean {
  if (clinical === 'any') return true;
  if (accountNumber !== undefined) return clinical.includes(accountNumber);
  return scope !== 'any' && scope.every((one) => isWithin(clinical, one));
}
