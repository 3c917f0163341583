import type { Caller } from '#local-firebase/caller.ts';
import type { OpenedEngine } from '#local-firebase/firestore/engine.ts';
import type { ListenRequest, ListenResponse } from '#local-firebase/firestore/values/types.ts';
import { admin, brief, nameOf } from './builders.ts';

export type AddTarget = Omit<NonNullable<ListenRequest['addTarget']>, 'targetId'>;

/** A stream with what came on it. */
export function listen(engine: OpenedEngine, caller: Caller = admin) {
  const messages: ListenResponse[] = [];
  const stream = engine.listen(caller, (message) => messages.push(message));
  const take = () => messages.splice(0);
  return {
    stream,
    take,
    heard: () => take().map(brief),
    add: (targetId: number, target: AddTarget) =>
      stream.receive({ addTarget: { targetId, ...target } }),
  };
}

export const documents = (...paths: string[]) => ({
  documents: { documents: paths.map(nameOf) },
});
