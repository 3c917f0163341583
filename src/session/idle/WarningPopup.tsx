import { useEffect, useRef, useState } from 'react';
import { countdown, announcedAt, type AnnouncedSeconds } from '#providers/activity/idle.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Popup } from '../popup/Popup.tsx';

/** How many seconds an announcement stays, so that no user finds an outdated one. */
const STANDS = 10;

interface WarningPopupProps {
  /** Until the session ends. */
  seconds: number;
  onContinue: () => void;
  onLogout: () => void;
}

/** IN-03. */
export function WarningPopup({ seconds, onContinue, onLogout }: WarningPopupProps) {
  const text = useText('idle');
  const announced = useAnnouncement(seconds);
  const description = (
    <>
      <p className="idle-popup-lead">{text('warning.soon')}</p>
      <p>{text('warning.logOutIn')}</p>
      <p className="idle-popup-countdown" role="timer">
        {countdown(seconds)}
      </p>
    </>
  );
  return (
    <Popup title={text('warning.title')} description={description} onEscape={onContinue}>
      <output className="idle-popup-announcement">
        {announced && text(`warning.left.${announced}`)}
      </output>
      <div className="idle-popup-actions">
        <button type="button" className="button" onClick={onContinue}>
          {text('warning.goOn')}
        </button>
        <button type="button" className="button button-quiet" onClick={onLogout}>
          {text('warning.logOut')}
        </button>
      </div>
    </Popup>
  );
}

/** IN-03: returns which number of seconds to announce now; null for none. */
function useAnnouncement(seconds: number): AnnouncedSeconds | null {
  const before = useRef<number | null>(null);
  const [reached, setReached] = useState<AnnouncedSeconds | null>(null);
  useEffect(() => {
    const mark = announcedAt(before.current, seconds);
    before.current = seconds;
    if (mark !== null) setReached(mark);
  }, [seconds]);
  return reached !== null && reached - seconds < STANDS ? reached : null;
}
