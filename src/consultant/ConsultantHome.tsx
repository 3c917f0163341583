import { Link } from 'react-router';
import { PublicFrame } from '#src/auth/frame/PublicFrame.tsx';
import { usePublicText } from '#src/i18n/public-text.ts';
import { NotYet } from '#src/notices/NotYet.tsx';
import { useTitle } from '#src/use-title.ts';
import { useConsultantText } from './consultant-text.ts';

/** Says what the consultant will be, and who answers until then. */
export function ConsultantHome() {
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
