import type { UploadTask } from 'firebase/storage';
import { createObservable } from '../async/observable.ts';
import type { Observable } from '../async/observable.ts';
import { toFileError } from './file-errors.ts';
import type { FileError } from './file-errors.ts';

/** Bytes. */
export interface UploadProgress {
  paused: boolean;
  sent: number;
  total: number;
}

/** A file that is being uploaded. */
export interface Upload {
  progress: Observable<UploadProgress>;
  pause: () => void;
  resume: () => void;
  /** Cancels it: `done` then rejects with `cancelled`. A small file may already be stored. */
  cancel: () => void;
  /** Resolves when the file is stored. Rejects with FileError. */
  done: Promise<void>;
}

/** Converts a task of the SDK to an Upload; `fail` receives every failure except a cancellation. */
export function followUpload(task: UploadTask, fail: (error: FileError) => void): Upload {
  const { totalBytes: total } = task.snapshot;
  const progress = createObservable<UploadProgress>({ paused: false, sent: 0, total });
  const done = new Promise<void>((resolve, reject) => {
    task.on(
      'state_changed',
      ({ bytesTransferred: sent, state }) => {
        progress.set({ paused: state === 'paused', sent, total });
      },
      (error) => {
        const failure = toFileError(error);
        if (failure.problem !== 'cancelled') fail(failure);
        reject(failure);
      },
      resolve,
    );
  });
  return {
    progress,
    pause: () => void task.pause(),
    resume: () => void task.resume(),
    cancel: () => void task.cancel(),
    done,
  };
}
