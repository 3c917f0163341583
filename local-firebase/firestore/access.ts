import type { Caller } from '../caller.ts';
import { RpcError } from '../rpc-error.ts';
import type { AccessCheck, Authorize, FirestoreDocument, QueryTarget } from './types.ts';

type Lookup = (name: string) => FirestoreDocument | null;

/** What a check needs besides the caller. */
export type AccessQuestion = Pick<AccessCheck, 'method' | 'name'> &
  Partial<Pick<AccessCheck, 'query' | 'resource' | 'next' | 'get' | 'getAfter' | 'time'>>;

/** Asks the rules for one engine; an admin passes without being asked. */
export class Access {
  #authorize: Authorize;
  readonly #stored: Lookup;
  readonly #time: () => string;

  constructor(authorize: Authorize, stored: Lookup, time: () => string) {
    this.#authorize = authorize;
    this.#stored = stored;
    this.#time = time;
  }

  setAuthorize(authorize: Authorize): void {
    this.#authorize = authorize;
  }

  allows(caller: Caller, question: AccessQuestion): boolean {
    if (caller.admin) return true;
    const get = question.get ?? this.#stored;
    return this.#authorize({
      resource: null,
      next: null,
      getAfter: get,
      ...question,
      get,
      auth: caller.auth,
      time: question.time ?? this.#time(),
    });
  }

  mayGet(caller: Caller, name: string, resource: FirestoreDocument | null): boolean {
    return this.allows(caller, { method: 'get', name, resource });
  }

  mayList(caller: Caller, query: QueryTarget): boolean {
    const collectionId = query.structuredQuery.from[0]?.collectionId;
    const name = collectionId ? `${query.parent}/${collectionId}` : query.parent;
    return this.allows(caller, { method: 'list', name, query });
  }
}

export function permissionDenied(method: AccessCheck['method'], name: string): RpcError {
  const message = `Missing or insufficient permissions: ${method} of ${name}`;
  return new RpcError('PERMISSION_DENIED', message);
}
