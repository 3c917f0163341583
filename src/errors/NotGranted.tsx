import { Link } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { homeOf } from '../session/guard.ts';

/** AD-08: says that the user's role in the selected account does not include the page, and who can change that. */
export function NotGranted() {
  const session = useSession();
  const text = useText('entry');
  return (
    <section className="notice">
      <h1>{text('notGranted.heading')}</h1>
      <p>{text('notGranted.body', { number: session.accountNumber ?? '' })}</p>
      <Link className="button" to={homeOf(session)}>
        {text('notGranted.home')}
      </Link>
    </section>
  );
}
