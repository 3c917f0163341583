import type { Caller } from '../caller.ts';
import { parseDocumentName } from './document-name.ts';
import type { DocumentSubscriber, ListenHub } from './listen-hub.ts';
import type { DocumentChange } from './ledger.ts';
import { changeMessage, removalMessage } from './listen-messages.ts';
import { ListenRight } from './listen-right.ts';
import { compileQuery } from './query.ts';
import type { CompiledQuery } from './query.ts';
import type { ViewDelta } from './query-view.ts';
import type { ListenResponse, QueryTarget } from './types.ts';
import type { Subscription, ViewSubscriber } from './view-index.ts';

/** Who listens, and where it goes. */
export interface TargetOwner {
  id: number;
  caller: Caller;
  hub: ListenHub;
  /** Puts a message into the current commit's snapshot. */
  emit: (message: ListenResponse) => void;
  /** Ends the target with an error. */
  revoke: (error: unknown) => void;
}

export interface ListenTarget {
  /** The messages of the whole present state. */
  state(time: string): ListenResponse[];
  /** Asks the rules again; when they refuse, the target has been ended. */
  recheck(): boolean;
  cancel(): void;
}

/** The rows of a query. The rules are asked anew whenever there is something to tell. */
export class QueryListener implements ListenTarget, ViewSubscriber {
  readonly #owner: TargetOwner;
  readonly #target: QueryTarget;
  readonly #query: CompiledQuery;
  readonly #right: ListenRight;
  readonly #subscription: Subscription;

  /** Throws INVALID_ARGUMENT or PERMISSION_DENIED. */
  constructor(owner: TargetOwner, target: QueryTarget) {
    this.#owner = owner;
    this.#target = target;
    this.#query = compileQuery(target);
    this.#right = new ListenRight(owner, this);
    this.#right.demandList(target);
    this.#subscription = owner.hub.views.subscribe(target, this.#query, this);
  }

  state(): ListenResponse[] {
    const { id } = this.#owner;
    return this.#subscription.window.map((document) =>
      changeMessage(id, this.#query.project(document)),
    );
  }

  viewChanged({ changed, removed }: ViewDelta, time: string): void {
    const { id, emit } = this.#owner;
    if (!this.recheck()) return;
    for (const document of changed) emit(changeMessage(id, this.#query.project(document)));
    for (const removal of removed) emit(removalMessage(id, removal, time));
  }

  recheck(): boolean {
    return this.#right.keeps(() => this.#right.demandList(this.#target));
  }

  cancel(): void {
    this.#right.release();
    this.#subscription.cancel();
  }
}

/** Documents by name. The rules are asked anew about each version. */
export class DocumentsListener implements ListenTarget, DocumentSubscriber {
  readonly #owner: TargetOwner;
  readonly #names: string[];
  readonly #right: ListenRight;

  /** Throws INVALID_ARGUMENT or PERMISSION_DENIED. */
  constructor(owner: TargetOwner, names: readonly unknown[]) {
    this.#owner = owner;
    this.#names = [...new Set(names.map(parseDocumentName))];
    this.#right = new ListenRight(owner, this);
    const { hub } = owner;
    this.#demandAll();
    for (const name of this.#names) hub.watchDocument(name, this);
  }

  state(time: string): ListenResponse[] {
    const { id, hub } = this.#owner;
    return this.#names.map((name) => {
      const document = hub.ledger.documents.get(name);
      return document
        ? changeMessage(id, document)
        : removalMessage(id, { name, exists: false }, time);
    });
  }

  documentChanged({ name, after }: DocumentChange, time: string): void {
    const { id, emit } = this.#owner;
    if (!this.#right.keeps(() => this.#right.demandGet(name, after))) return;
    emit(after ? changeMessage(id, after) : removalMessage(id, { name, exists: false }, time));
  }

  recheck(): boolean {
    return this.#right.keeps(() => this.#demandAll());
  }

  cancel(): void {
    this.#right.release();
    for (const name of this.#names) this.#owner.hub.unwatchDocument(name, this);
  }

  #demandAll(): void {
    const { documents } = this.#owner.hub.ledger;
    for (const name of this.#names) this.#right.demandGet(name, documents.get(name));
  }
}
