import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { errorStatus } from '#providers/http/error-body.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useText } from '#providers/messages/use-text.ts';

/** Runs one download at a time and notifies the user of a failure. Leaving the page cancels it. */
export function useDownload() {
  const text = useText('shared');
  const notify = useNotify();
  const { download } = useConnection();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (path: string): Promise<void> => {
    if (running.current) return;
    const current = new AbortController();
    running.current = current;
    setBusy(true);
    try {
      await download(path, current.signal);
    } catch (error) {
      if (current.signal.aborted) return;
      notify(text(errorStatus(error) === 0 ? 'download.offline' : 'download.failed'), {
        type: 'error',
      });
    } finally {
      running.current = null;
      setBusy(false);
    }
  };
  return { busy, start };
}
