import { Link } from 'react-router';
import { useSession } from '#providers/use-session.ts';
import { usePublicText } from '#src/i18n/public-text.ts';
import { homeOf } from '#src/session/guard.ts';

/** RT-10: for every address without a page. */
export function NotFound() {
  const session = useSession();
  const { heading, body, home } = usePublicText().notFound;
  return (
    <main className="notice">
      <p className="notice-code">404</p>
      <h1>{heading}</h1>
      <p>{body}</p>
      <Link className="button" to={homeOf(session)}>
        {home}
      </Link>
    </main>
  );
}
