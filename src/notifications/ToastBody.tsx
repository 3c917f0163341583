import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useRef, useSyncExternalStore, useEffect, useState, type CSSProperties } from 'react';
import { CloseNotificationContext } from 'react-admin';
import { TOAST_EXTENDED_TIMEOUT } from '#domain/basics/constants.ts';
import { useText } from '#providers/messages/use-text.ts';
import { CountBadge } from './CountBadge.tsx';
import { NotificationContent } from './NotificationContent.tsx';
import type { OpenToast } from './open-toasts.tsx';
import { passFocusOn } from './toast-focus.ts';
import { TypeIcon } from './TypeIcon.tsx';
import { useAttention } from './use-attention.ts';

interface Countdown {
  /** The length of the current run, in milliseconds; null: until it is closed. */
  lasts: number | null;
  /** The key of the current run. */
  run: string;
  isHeld: boolean;
  hold: () => void;
  release: () => void;
}

interface ToastBodyProps {
  toast: OpenToast;
  /** `true`: the user closed it. */
  close: (byHand?: true) => void;
}

/** Shows a toast's content, and runs its timer (TO-02). */
export function ToastBody({ toast, close }: ToastBodyProps) {
  const text = useText('notifications');
  const body = useRef<HTMLDivElement>(null);
  const count = useSyncExternalStore(toast.count.subscribe, toast.count.get);
  const countdown = useCountdown(toast.lasts, count, close);
  const shut = () => {
    if (body.current?.parentElement) passFocusOn(body.current.parentElement);
    close(true);
  };
  const undo = () => {
    toast.undo();
    shut();
  };
  useAttention(body, { onCome: countdown.hold, onLeave: countdown.release, onEscape: shut });
  return (
    <CloseNotificationContext value={shut}>
      <div ref={body} className="toast-body">
        <TypeIcon type={toast.type} />
        <NotificationContent {...toast} />
        <CountBadge count={count} />
        {toast.pending && (
          <Button size="small" onClick={undo}>
            {text('undo')}
          </Button>
        )}
        <IconButton
          size="small"
          aria-label={text('close')}
          // Keeps the focus where it was, such as in a field that the user fills in.
          onMouseDown={(event) => event.preventDefault()}
          onClick={shut}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </div>
      <TimeLeft {...countdown} />
    </CloseNotificationContext>
  );
}

/** TO-02: the progress bar. Visual only: a screen reader user has time in the bell's list. */
function TimeLeft({ lasts, run, isHeld }: Countdown) {
  if (lasts === null) return null;
  const style = { '--lasts': `${lasts}ms`, '--run': isHeld ? 'paused' : 'running' };
  return <div key={run} className="toast-time" aria-hidden="true" style={style as CSSProperties} />;
}

/**
 * TO-02, TO-03: calls `onEnd` after `lasts` ms. Pauses while held, runs one more second after that, and restarts when
 * `count` changes.
 */
function useCountdown(lasts: number | null, count: number, onEnd: () => void): Countdown {
  const [state, setState] = useState({ count, lasts, releases: 0, isHeld: false });
  if (state.count !== count) setState({ ...state, count, lasts });
  useEffect(() => {
    if (state.isHeld || state.lasts === null) return undefined;
    const timer = setTimeout(onEnd, state.lasts);
    return () => clearTimeout(timer);
  }, [state, onEnd]);
  return {
    lasts: state.lasts,
    run: `${state.count}/${state.releases}`,
    isHeld: state.isHeld,
    hold: () => setState((now) => ({ ...now, isHeld: true })),
    release: () =>
      setState((now) => ({
        ...now,
        isHeld: false,
        releases: now.releases + 1,
        lasts: now.lasts === null ? null : TOAST_EXTENDED_TIMEOUT,
      })),
  };
}
