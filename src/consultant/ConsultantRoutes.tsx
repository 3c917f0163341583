import { Route, Routes, Link } from 'react-router';
import { NotFoundPage } from '#src/errors/NotFound.tsx';
import { PublicFrame } from '#src/auth/frame/PublicFrame.tsx';
import { usePublicText } from '#src/i18n/public-text.ts';
import { NotYet } from '#src/notices/NotYet.tsx';
import { useTitle } from '#src/use-title.ts';
import { useConsultantText } from './consultant-text.ts';

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
  const { home } = usePublicText().notFound;
  return (
    <PublicFrame>
      <NotYet words={useConsultantText()}>
        <Link className="button" to="/">
          {home}
        </Link>
      </NotYet>
    </PublicFrame>
  );
}
