import { useEffect, useRef, useState } from 'react';
import type { Attachment } from '#domain/orders/attachment.ts';
import { FileError } from '#providers/firebase/file-errors.ts';
import type { FileProblem } from '#providers/firebase/file-errors.ts';
import type { Upload } from '#providers/firebase/upload.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useRuntime } from '#providers/use-runtime.ts';
import { attachmentPath, inspectFile, probableKind } from './attachment-file.ts';
import type { Refusal } from './attachment-file.ts';

/** A file that is being uploaded to Storage, or whose upload failed. */
export interface PendingFile {
  key: string;
  file: File;
  /** Null until the upload code is loaded. */
  upload: Upload | null;
  refusal: Refusal | null;
  problem: FileProblem | null;
}

/** Checks files, uploads them at once and passes on each stored one (DB-02). */
export function useAttachmentUploads(onStored: (attachment: Attachment) => void) {
  const runtime = useRuntime();
  const uid = useSession().user?.uid ?? '';
  const [pending, setPending] = useState<PendingFile[]>([]);
  const running = useRef(new Map<string, Upload | null>());
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload?.cancel();
      uploads.clear();
    };
  }, []);

  const change = (key: string, facts: Partial<PendingFile>) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...facts } : one)));
  const drop = (key: string) => {
    running.current.get(key)?.cancel();
    running.current.delete(key);
    setPending((all) => all.filter((one) => one.key !== key));
  };

  const send = async (key: string, file: File): Promise<void> => {
    running.current.set(key, null);
    const isWanted = () => running.current.has(key);
    try {
      const found = await inspectFile(file);
      if (!isWanted()) return;
      if ('refusal' in found) return change(key, found);
      const path = attachmentPath(uid, found.type);
      const files = await runtime.files();
      if (!isWanted()) return;
      const upload = files.upload(path, new File([file], file.name, { type: found.type }));
      running.current.set(key, upload);
      change(key, { upload });
      await upload.done;
      if (!isWanted()) return;
      drop(key);
      const { name, size } = file;
      const kind = probableKind(found.type);
      onStored({ path, name: name.slice(-200), size, type: found.type, kind, eye: null });
    } catch (error) {
      const problem = error instanceof FileError ? error.problem : 'unknown';
      if (isWanted()) change(key, { upload: null, problem });
    }
  };
  const start = (file: File) => {
    const key = crypto.randomUUID();
    const fresh = { key, file, upload: null, refusal: null, problem: null };
    setPending((all) => [...all, fresh]);
    void send(key, file);
  };
  const retry = ({ key, file }: PendingFile) => {
    change(key, { problem: null, upload: null });
    void send(key, file);
  };
  return { pending, start, retry, drop };
}
