import { Link } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useTitle } from '../page/use-title.ts';
import { homeOf } from '../session/guard.ts';

interface NotFoundProps {
  /** The shell already contains a `main`. */
  as?: 'main' | 'section';
}

/** Says that there is no page at this address, and links to the user's home. */
export function NotFound({ as: Frame = 'main' }: NotFoundProps) {
  const session = useSession();
  const text = useText('entry');
  return (
    <Frame className="notice">
      <p className="notice-code">404</p>
      <h1>{text('notFound.heading')}</h1>
      <p>{text('notFound.body')}</p>
      <Link className="button" to={homeOf(session)}>
        {text('notFound.home')}
      </Link>
    </Frame>
  );
}

/** RT-10, RT-12: for every address without a page, under its own title. */
export function NotFoundPage({ as }: NotFoundProps) {
  useTitle('notFound');
  return <NotFound as={as} />;
}
