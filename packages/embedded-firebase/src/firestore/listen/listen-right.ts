import { permissionDenied } from '../query/access.ts';
import type { FirestoreDocument, QueryTarget } from '../values/types.ts';
import type { Permitted } from './listen-hub.ts';
import type { TargetOwner } from './listen-target.ts';

/** What a target may listen to by the rules, and the documents that they looked into to allow it. */
export class ListenRight {
  readonly #owner: TargetOwner;
  readonly #target: Permitted;
  readonly #consulted = new Set<string>();

  /** `target` is asked to recheck when a document changes on which the right may hang. */
  constructor(owner: TargetOwner, target: Permitted) {
    this.#owner = owner;
    this.#target = target;
  }

  /** @throws RpcError PERMISSION_DENIED */
  requireGet(name: string, document: FirestoreDocument | null): void {
    const { hub, caller } = this.#owner;
    if (!hub.access.mayGet(caller, name, document, this.#note)) this.#refuse('get', name);
  }

  /** @throws RpcError PERMISSION_DENIED */
  requireList(query: QueryTarget): void {
    const { hub, caller } = this.#owner;
    if (hub.access.mayList(caller, query, this.#note)) return;
    this.#refuse('list', query.structuredQuery.from[0]?.collectionId ?? query.parent);
  }

  /** Runs `check`; a target that is refused is ended. */
  keeps(check: () => void): boolean {
    try {
      check();
      return true;
    } catch (error) {
      this.#owner.revoke(error);
      return false;
    }
  }

  release(): void {
    for (const name of this.#consulted) this.#owner.hub.unconsult(name, this.#target);
  }

  #refuse(method: 'get' | 'list', name: string): never {
    this.release();
    throw permissionDenied(method, name);
  }

  #note = (name: string): void => {
    if (this.#consulted.has(name)) return;
    this.#consulted.add(name);
    this.#owner.hub.consult(name, this.#target);
  };
}
