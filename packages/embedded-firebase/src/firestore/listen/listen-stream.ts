import type { Caller } from '../../base/caller.ts';
import type { ServerStream } from '../engine-contract.ts';
import { invalid, parseList } from '../values/invalid.ts';
import type { ListenRequest, ListenResponse } from '../values/types.ts';
import type { ListeningStream, ListenHub } from './listen-hub.ts';
import type { Stamp } from './listen-messages.ts';
import {
  currentMessage,
  failureMessage,
  snapshotMessage,
  targetMessage,
  timeOfToken,
} from './listen-messages.ts';
import { DocumentsListener, QueryListener } from './listen-target.ts';
import type { ListenTarget, TargetOwner } from './listen-target.ts';

type AddTarget = NonNullable<ListenRequest['addTarget']>;

/** One client's listeners: every state it gets is that of a single commit. */
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

  flush(stamp: Stamp): void {
    const outgoing = this.#outgoing;
    this.#outgoing = [];
    if (this.#closed) return;
    for (const message of outgoing) this.#send(message);
    this.#send(snapshotMessage(stamp));
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
    this.#sendState(request);
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

  /** A resumed target gets what it missed; it starts over when that is no longer known. */
  #sendState({ targetId: id, resumeToken, readTime }: AddTarget): void {
    const stamp = this.#hub.stamp();
    const missed = resumeToken ? this.#hub.ledger.log.since(timeOfToken(resumeToken)) : null;
    this.#send(targetMessage('ADD', id));
    if (!missed && (resumeToken ?? readTime)) this.#send(targetMessage('RESET', id));
    const target = this.#targets.get(id);
    const state = missed ? target?.missed(missed, stamp.readTime) : target?.state(stamp.readTime);
    for (const message of state ?? []) this.#send(message);
    this.#send(currentMessage(id, stamp));
    this.#send(snapshotMessage(stamp));
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
