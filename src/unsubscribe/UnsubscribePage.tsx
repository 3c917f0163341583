import { useLocation } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { PublicFrame } from '../auth/frame/PublicFrame.tsx';
import '../auth/frame/auth.css';
import { useSubscription } from './use-subscription.ts';

/** EM-04: where the link in a campaign leads: whose campaigns they are, and to get no more of them, or to get them again. */
export default function UnsubscribePage() {
  const token = useLocation().hash.slice(1);
  return <PublicFrame>{token ? <Linked token={token} /> : <Unknown />}</PublicFrame>;
}

function Linked({ token }: { token: string }) {
  const text = useText('unsubscribe');
  const { state, isBusy, hasFailed, ask } = useSubscription(token);
  if (state.kind === 'looking') return <output className="hint">{text('looking')}</output>;
  if (state.kind === 'unknown') return <Unknown />;
  if (state.kind === 'failed') return <NotLoaded onAgain={() => ask('look')} />;
  const { provider, address, isSubscribed } = state.subscription;
  return (
    <>
      <h1>{text(isSubscribed ? 'heading' : 'done.heading')}</h1>
      <output className="lead">
        {text(isSubscribed ? 'lead' : 'done.lead', { provider, address })}
      </output>
      <p className="auth-note">{text('others')}</p>
      {hasFailed && (
        <p className="alert" role="alert">
          {text('changeFailed')}
        </p>
      )}
      <div className="auth-actions">
        <button
          type="button"
          className={isSubscribed ? 'button' : 'button button-quiet'}
          disabled={isBusy}
          onClick={() => ask(isSubscribed ? 'unsubscribe' : 'subscribe')}
        >
          {text(isSubscribed ? 'action' : 'done.again')}
        </button>
      </div>
    </>
  );
}

function NotLoaded({ onAgain }: { onAgain: () => void }) {
  const text = useText('unsubscribe');
  return (
    <>
      <h1>{text('heading')}</h1>
      <p className="alert" role="alert">
        {text('failed')}
      </p>
      <button type="button" className="button" onClick={onAgain}>
        {text('again')}
      </button>
    </>
  );
}

function Unknown() {
  const text = useText('unsubscribe');
  return (
    <>
      <h1>{text('unknown.heading')}</h1>
      <p className="lead">{text('unknown.body')}</p>
    </>
  );
}
