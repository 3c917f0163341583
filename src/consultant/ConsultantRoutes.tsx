import { Route, Routes, Link } from 'react-router';
import { useText } from '#providers/messages/use-text.ts';
import { NotFoundPage } from '#src/errors/NotFound.tsx';
import { PublicFrame } from '#src/auth/frame/PublicFrame.tsx';
import { NotYet } from '#src/notices/NotYet.tsx';
import { useTitle } from '#src/use-title.ts';

/** RT-05: the group of routes below the consultant's path, each under its own title. */
export default function ConsultantRoutes() {
  return (
    <Routes>
      <Route index element={<ConsultantHome />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Says what the consultant will be, and who answers until then. */
function ConsultantHome() {
  useTitle('consultant');
  const entryText = useText('entry');
  const text = useText('consultant');
  const texts = {
    heading: text('heading'),
    lead: text('lead'),
    today: text('today'),
    points: [text('points.first'), text('points.second'), text('points.third')],
  };
  return (
    <PublicFrame>
      <NotYet texts={texts}>
        <Link className="button" to="/">
          {entryText('notFound.home')}
        </Link>
      </NotYet>
    </PublicFrame>
  );
}
