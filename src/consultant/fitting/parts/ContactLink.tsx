import { useText } from '#providers/messages/use-text.ts';
import { addressOf } from '../../page-names.ts';
import { PlaceLink } from '../../PlaceLink.tsx';
import { useFittingView } from '../state/fitting-context.ts';

/** To the form for a lens consultant, with the kind of lens and the eye; the fitting goes in the fragment. */
export function ContactLink() {
  const text = useText('fitting');
  const { link, file } = useFittingView().fitting;
  const query = new URLSearchParams({ from: 'fitting', eye: file.eye });
  if (file.lens !== null) query.set('lens', file.lens);
  return (
    <PlaceLink to={`${addressOf('contact')}?${query.toString()}#fitting=${link}`}>
      {text('contact')}
    </PlaceLink>
  );
}
