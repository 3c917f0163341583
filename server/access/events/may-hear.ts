import type { ChangeEvent } from '#domain/schemas/event.ts';
import { isWithin, scopeFor, type Caller } from '../caller/caller.ts';

/**
 * SE-01: whether the caller is told of a change. An application belongs to no account yet, so it goes to those only
 * who may list all applications.
 */
export function mayHear(caller: Caller, event: ChangeEvent): boolean {
  return event.resource === 'applications'
    ? scopeFor(caller, 'applications:list') === 'any'
    : isWithin(scopeFor(caller, 'events:listen'), event.accountNumber);
}
