import { countdown } from '#domain/idle.ts';
import { useIdleText } from './idle-text.ts';
import { Popup } from './Popup.tsx';
import { useAnnouncement } from './use-announcement.ts';

interface WarningPopupProps {
  /** Until the session ends. */
  seconds: number;
  onContinue: () => void;
  onLogout: () => void;
}

/** IN-03. */
export function WarningPopup({ seconds, onContinue, onLogout }: WarningPopupProps) {
  const { warning } = useIdleText();
  const announced = useAnnouncement(seconds);
  const description = (
    <>
      <p className="idle-popup-lead">{warning.soon}</p>
      <p>{warning.logOutIn}</p>
      <p className="idle-popup-countdown" role="timer">
        {countdown(seconds)}
      </p>
    </>
  );
  return (
    <Popup title={warning.title} description={description} onEscape={onContinue}>
      <output className="idle-popup-announcement">{announced && warning.left[announced]}</output>
      <div className="idle-popup-actions">
        <button type="button" className="button" onClick={onContinue}>
          {warning.goOn}
        </button>
        <button type="button" className="button button-quiet" onClick={onLogout}>
          {warning.logOut}
        </button>
      </div>
    </Popup>
  );
}
