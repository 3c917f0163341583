import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { NotYet } from './NotYet.tsx';

interface PortalNotYetProps {
  page: 'credit';
  /** The target of the link. */
  to: string;
}

/** The same inside the portal, in its current language. */
export function PortalNotYet({ page, to }: PortalNotYetProps) {
  const text = useText('notices');
  const texts = {
    heading: text(`${page}.heading`),
    lead: text(`${page}.lead`),
    today: text('today'),
    points: [text(`${page}.first`), text(`${page}.second`)],
  };
  return (
    <NotYet texts={texts}>
      <LinkBase to={to} className="button">
        {text(`${page}.link`)}
      </LinkBase>
    </NotYet>
  );
}
