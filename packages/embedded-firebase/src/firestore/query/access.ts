import type { Caller } from '../../base/caller.ts';
import { RpcError } from '../../base/rpc-error.ts';
import type { AccessCheck, Authorize, FirestoreDocument, QueryTarget } from '../values/types.ts';

type Lookup = (name: string) => FirestoreDocument | null;

type OnLookup = (name: string) => void;

/** What a check needs besides the caller. */
type AccessQuestion = Pick<AccessCheck, 'method' | 'name'> &
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

  /** `onLookup` hears of the documents that the rules look into to decide. */
  allows(caller: Caller, question: AccessQuestion, onLookup?: OnLookup): boolean {
    if (caller.admin) return true;
    const { get = this.#stored, getAfter = get } = question;
    return this.#authorize({
      resource: null,
      next: null,
      ...question,
      get: telling(get, onLookup),
      getAfter: telling(getAfter, onLookup),
      auth: caller.auth,
      time: question.time ?? this.#time(),
    });
  }

  mayGet(
    caller: Caller,
    name: string,
    resource: FirestoreDocument | null,
    onLookup?: OnLookup,
  ): boolean {
    return this.allows(caller, { method: 'get', name, resource }, onLookup);
  }

  mayList(caller: Caller, query: QueryTarget, onLookup?: OnLookup): boolean {
    const collectionId = query.structuredQuery.from[0]?.collectionId;
    const name = collectionId ? `${query.parent}/${collectionId}` : query.parent;
    return this.allows(caller, { method: 'list', name, query }, onLookup);
  }
}

function telling(lookup: Lookup, onLookup: OnLookup | undefined): Lookup {
  if (!onLookup) return lookup;
  return (name) => {
    onLookup(name);
    return lookup(name);
  };
}

export function permissionDenied(method: AccessCheck['method'], name: string): RpcError {
  const message = `Missing or insufficient permissions: ${method} of ${name}`;
  return new RpcError('PERMISSION_DENIED', message);
}
