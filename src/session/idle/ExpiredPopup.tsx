import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { Popup } from '../popup/Popup.tsx';

const LOGIN = '/auth/login';

/** IN-04: shown until the user answers it or someone signs in. The sign-in page keeps its return URL. */
export function ExpiredPopup({ suppressed }: { suppressed: boolean }) {
  const text = useText('idle');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [answered, setAnswered] = useState(false);
  if (answered || suppressed) return null;
  const goBack = (): void => {
    setAnswered(true);
    if (pathname !== LOGIN) void navigate(LOGIN);
  };
  const description = (
    <>
      <p className="idle-popup-lead">{text('expired.over')}</p>
      <p>{text('expired.why')}</p>
    </>
  );
  return (
    <Popup title={text('expired.title')} description={description} onEscape={goBack}>
      <div className="idle-popup-actions">
        <button type="button" className="button" onClick={goBack}>
          {text('expired.back')}
        </button>
      </div>
    </Popup>
  );
}
