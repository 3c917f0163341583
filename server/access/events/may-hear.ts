import type { ChangeEvent } from '#domain/emails/notices/event.ts';
import { isWithin, scopeFor, type Caller } from '../caller/caller.ts';

/**
 * SE-01: whether the caller is notified of a change. An application belongs to no account yet, so it goes to those only
 * who may list all applications, a user to those who manage users, and an email to those who may list emails; a
 * message about an order goes to those who may read its thread (AD-08). Notices are their user's own.
 */
export function mayHear(caller: Caller, event: ChangeEvent): boolean {
  if (event.resource === 'notices') return event.id === caller.uid;
  if (event.resource === 'applications') return scopeFor(caller, 'applications:list') === 'any';
  if (event.resource === 'users') return scopeFor(caller, 'users:manage') === 'any';
  if (event.resource === 'emails') return scopeFor(caller, 'emails:list') === 'any';
  if (event.resource === 'consultantRequests') {
    return scopeFor(caller, 'consultantRequests:list') === 'any';
  }
  if (event.resource === 'paymentMethods') {
    return isWithin(scopeFor(caller, 'payments:make'), event.accountNumber);
  }
  if (
    event.resource === 'invoices' ||
    event.resource === 'payments' ||
    event.resource === 'checkouts' ||
    event.resource === 'credits' ||
    event.resource === 'returnRequests'
  ) {
    return isWithin(scopeFor(caller, `${event.resource}:list`), event.accountNumber);
  }
  const permission = event.about === 'message' ? 'orders:discuss' : 'events:listen';
  return isWithin(scopeFor(caller, permission), event.accountNumber);
}
