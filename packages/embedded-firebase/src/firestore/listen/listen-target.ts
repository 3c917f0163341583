import type { Caller } from '../../base/caller.ts';
import type { DocumentChange } from '../change-log.ts';
import type { ViewDelta } from '../query/query-view.ts';
import { compileQuery } from '../query/query.ts';
import type { CompiledQuery } from '../query/query.ts';
import type { Subscription, ViewSubscriber } from '../query/view-index.ts';
import { parseDocumentName } from '../values/document-name.ts';
import type { FirestoreDocument, ListenResponse, QueryTarget } from '../values/types.ts';
import type { DocumentSubscriber, ListenHub } from './listen-hub.ts';
import { changeMessage, removalMessage } from './listen-messages.ts';
import { ListenRight } from './listen-right.ts';

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
  /** The messages of what these changes, since a state that it got, brought to it. */
  missed(changes: readonly DocumentChange[], time: string): ListenResponse[];
  /** Asks the rules again; when they refuse, the target has been ended. */
  recheck(): boolean;
  cancel(): void;
}

/** The rows of a query. What the rules say of it hangs on no row: `recheck` is called when it may have changed. */
export class QueryListener implements ListenTarget, ViewSubscriber {
  readonly #owner: TargetOwner;
  readonly #target: QueryTarget;
  readonly #query: CompiledQuery;
  readonly #right: ListenRight;
  readonly #subscription: Subscription;

  /** Throws INVALID_ARGUMENT, PERMISSION_DENIED or, for want of an index, FAILED_PRECONDITION. */
  constructor(owner: TargetOwner, target: QueryTarget) {
    this.#owner = owner;
    this.#target = target;
    this.#query = compileQuery(target);
    this.#right = new ListenRight(owner, this);
    this.#right.requireList(target);
    this.#requireIndex();
    this.#subscription = owner.hub.views.subscribe(target, this.#query, this);
  }

  state(): ListenResponse[] {
    const { id } = this.#owner;
    return this.#subscription.window.map((document) =>
      changeMessage(id, this.#query.project(document)),
    );
  }

  missed(changes: readonly DocumentChange[], time: string): ListenResponse[] {
    return this.#messages(this.#subscription.since(changes), time);
  }

  viewChanged(delta: ViewDelta, time: string): void {
    for (const message of this.#messages(delta, time)) this.#owner.emit(message);
  }

  recheck(): boolean {
    return this.#right.keeps(() => this.#right.requireList(this.#target));
  }

  #requireIndex(): void {
    try {
      this.#owner.hub.indexes?.require(this.#query.needs);
    } catch (error) {
      this.#right.release();
      throw error;
    }
  }

  cancel(): void {
    this.#right.release();
    this.#subscription.cancel();
  }

  #messages({ changed, removed }: ViewDelta, time: string): ListenResponse[] {
    const { id } = this.#owner;
    return [
      ...changed.map((document) => changeMessage(id, this.#query.project(document))),
      ...removed.map((removal) => removalMessage(id, removal, time)),
    ];
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
    this.#requireAll();
    for (const name of this.#names) hub.watchDocument(name, this);
  }

  state(time: string): ListenResponse[] {
    const { documents } = this.#owner.hub.ledger;
    return this.#names.map((name) => this.#message(name, documents.get(name), time));
  }

  missed(changes: readonly DocumentChange[], time: string): ListenResponse[] {
    return changes
      .filter(({ name }) => this.#names.includes(name))
      .map(({ name, after }) => this.#message(name, after, time));
  }

  documentChanged({ name, after }: DocumentChange, time: string): void {
    if (!this.#right.keeps(() => this.#right.requireGet(name, after))) return;
    this.#owner.emit(this.#message(name, after, time));
  }

  recheck(): boolean {
    return this.#right.keeps(() => this.#requireAll());
  }

  cancel(): void {
    this.#right.release();
    for (const name of this.#names) this.#owner.hub.unwatchDocument(name, this);
  }

  #message(name: string, document: FirestoreDocument | null, time: string): ListenResponse {
    const { id } = this.#owner;
    return document
      ? changeMessage(id, document)
      : removalMessage(id, { name, exists: false }, time);
  }

  #requireAll(): void {
    const { documents } = this.#owner.hub.ledger;
    for (const name of this.#names) this.#right.requireGet(name, documents.get(name));
  }
}
