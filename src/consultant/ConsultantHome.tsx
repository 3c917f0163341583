import { Link } from 'react-router';
import { PublicFrame } from '#src/auth/PublicFrame.tsx';
import { usePublicText } from '#src/i18n/public-text.ts';
import { NotYet } from '#src/notices/NotYet.tsx';
import { useConsultantText } from './consultant-text.ts';

/** What the consultant will be, and who answers until then. */
export function ConsultantHome() {
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
