import { FITTING_FRAGMENT } from '#domain/consultant/fitting-link/to-link.ts';
import { useText } from '#providers/messages/use-text.ts';
import { addressOf } from '../../page/page-names.ts';
import { PlaceLink } from '../../page/PlaceLink.tsx';
import { useFittingView } from '../state/fitting-context.ts';

/** To the form for a lens consultant. The fitting goes along in the fragment, and is sent only when somebody says so there. */
export function ContactLink() {
  const text = useText('fitting');
  const { link } = useFittingView().fitting;
  return (
    <PlaceLink to={`${addressOf('contact')}#${FITTING_FRAGMENT}${link}`}>
      {text('contact')}
    </PlaceLink>
  );
}
