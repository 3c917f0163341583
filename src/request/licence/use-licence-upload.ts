import { useEffect, useRef, useState } from 'react';
import { FileError } from '#providers/firebase/file-errors.ts';
import type { FileProblem } from '#providers/firebase/file-errors.ts';
import type { Upload } from '#providers/firebase/upload.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { licenceName, licenceProblem } from './licence-file.ts';

export type LicenceState =
  | { kind: 'none'; refused: { because: 'type' | 'size'; file: string } | null }
  /** `upload` is null until the upload code is loaded. */
  | { kind: 'sending'; file: File; upload: Upload | null }
  | { kind: 'failed'; file: File; problem: FileProblem }
  /** `file` is the user's own name for the file; null when it was uploaded earlier. */
  | { kind: 'stored'; file: string | null; removing: boolean; problem: FileProblem | null };

const NONE: LicenceState = { kind: 'none', refused: null };

const problemOf = (error: unknown): FileProblem =>
  error instanceof FileError ? error.problem : 'unknown';

interface LicenceDeps {
  /** The name of the stored copy, or empty. */
  stored: string;
  /** The copy of an earlier application, which is not deleted. */
  earlier: string | null;
  /** Called with the name of the stored copy, and with an empty text after its removal. */
  onStored: (name: string) => void;
}

/** Manages the optional copy of the license, in the applicant's own folder (DB-02). */
export function useLicenceUpload({ stored, earlier, onStored }: LicenceDeps) {
  const runtime = useRuntime();
  const uid = useSession().user?.uid ?? '';
  const [state, setState] = useState<LicenceState>(
    stored ? { kind: 'stored', file: null, removing: false, problem: null } : NONE,
  );
  const running = useRef<{ upload: Upload | null } | null>(null);
  useEffect(
    () => () => {
      running.current?.upload?.cancel();
      running.current = null;
    },
    [],
  );

  const send = async (file: File): Promise<void> => {
    const mine: { upload: Upload | null } = { upload: null };
    running.current = mine;
    const isMine = () => running.current === mine;
    const name = licenceName(file.type);
    setState({ kind: 'sending', file, upload: null });
    try {
      const files = await runtime.files();
      if (!isMine()) return;
      mine.upload = files.upload(`users/${uid}/${name}`, file);
      setState({ kind: 'sending', file, upload: mine.upload });
      await mine.upload.done;
      if (!isMine()) return;
      setState({ kind: 'stored', file: file.name, removing: false, problem: null });
      onStored(name);
    } catch (error) {
      if (isMine()) setState({ kind: 'failed', file, problem: problemOf(error) });
    }
  };
  const choose = (file: File): void => {
    const because = licenceProblem(file);
    if (because) setState({ kind: 'none', refused: { because, file: file.name } });
    else void send(file);
  };
  const drop = (): void => {
    const before = running.current;
    running.current = null;
    before?.upload?.cancel();
    setState(NONE);
  };
  const remove = async (file: string | null): Promise<void> => {
    setState({ kind: 'stored', file, removing: true, problem: null });
    try {
      if (stored !== earlier) await removeFile(await runtime.files(), `users/${uid}/${stored}`);
      onStored('');
      setState(NONE);
    } catch (error) {
      setState({ kind: 'stored', file, removing: false, problem: problemOf(error) });
    }
  };
  return { state, choose, drop, remove };
}

/** Removes a file; one that no longer exists counts as removed. */
async function removeFile(
  files: { remove: (path: string) => Promise<void> },
  path: string,
): Promise<void> {
  try {
    await files.remove(path);
  } catch (error) {
    if (problemOf(error) !== 'object-not-found') throw error;
  }
}
