import type { Caller } from '../caller.ts';
import type { ServerStream } from './engine-contract.ts';
import { invalid, parseList } from './invalid.ts';
import type { ListeningStream, ListenHub } from './listen-hub.ts';
import {
  currentMessage,
  failureMessage,
  snapshotMessage,
  targetMessage,
} from './listen-messages.ts';
import { DocumentsListener, QueryListener } from './listen-target.ts';
import type { ListenTarget, TargetOwner } from './listen-target.ts';
import type { ListenRequest, ListenResponse } from './types.ts';

type AddTarget = NonNullable<ListenRequest['addTarget']>;

/** One client's listeners: every state it is told of is that of a single commit. */
export class ListenStream implements ServerStream<ListenRequest>, ListeningStream {
  readonly #hub: ListenHub;
  readonly #caller: Caller;
  readonly #send: (message: ListenResponse) => void;
  readonly #targets = new Map<number, ListenTarget>();
  #outgoing: ListenResponse[] = [];
  #closed = false;

  constructor(hub: ListenHub, caller: Caller, send: (message: ListenResponse) => void) {
    this.#hub = hub;
    this.#caller = caller;
    this.#send = send;
    hub.join(this);
  }

  receive({ addTarget, removeTarget }: ListenRequest): void {
    if (this.#closed) return;
    if (addTarget) this.#add(addTarget);
    if (removeTarget) {
      this.#cancel(removeTarget);
      this.#send(targetMessage('REMOVE', removeTarget));
    }
  }

  close(): void {
    this.#closed = true;
    this.#hub.leave(this);
    for (const id of this.#targets.keys()) this.#cancel(id);
  }

  recheck(): void {
    for (const target of this.#targets.values()) target.recheck();
  }

  flush(time: string): void {
    const outgoing = this.#outgoing;
    this.#outgoing = [];
    if (this.#closed) return;
    for (const message of outgoing) this.#send(message);
    this.#send(snapshotMessage(time));
  }

  #add(request: AddTarget): void {
    const id = request.targetId;
    try {
      this.#cancel(id);
      this.#targets.set(id, this.#open(id, request));
    } catch (error) {
      this.#send(failureMessage(id, error));
      return;
    }
    this.#sendState(id, Boolean(request.resumeToken ?? request.readTime));
    if (!request.once) return;
    this.#cancel(id);
    this.#send(targetMessage('REMOVE', id));
  }

  #open(id: number, { documents, query }: AddTarget): ListenTarget {
    const owner: TargetOwner = {
      id,
      caller: this.#caller,
      hub: this.#hub,
      emit: (message) => this.#emit(message),
      revoke: (error) => {
        this.#cancel(id);
        this.#emit(failureMessage(id, error));
      },
    };
    if (documents) return new DocumentsListener(owner, parseList(documents.documents, 'documents'));
    if (query) return new QueryListener(owner, query);
    throw invalid('A target is a query or documents');
  }

  /** A resumed target starts over: what it missed is not kept. */
  #sendState(id: number, isResumed: boolean): void {
    const time = this.#hub.ledger.readTime();
    this.#send(targetMessage('ADD', id));
    if (isResumed) this.#send(targetMessage('RESET', id));
    for (const message of this.#targets.get(id)?.state(time) ?? []) this.#send(message);
    this.#send(currentMessage(id, time));
    this.#send(snapshotMessage(time));
  }

  #emit(message: ListenResponse): void {
    this.#outgoing.push(message);
    this.#hub.touch(this);
  }

  #cancel(id: number): void {
    this.#targets.get(id)?.cancel();
    this.#targets.delete(id);
  }
}
