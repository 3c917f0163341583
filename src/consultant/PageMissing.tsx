import { useText } from '#providers/messages/use-text.ts';
import { CONSULTANT_PATH } from '#src/page/consultant-path.ts';
import { PageHeading } from './page/PageHeading.tsx';
import { PlaceLink } from './page/PlaceLink.tsx';

/** RT-10: for an address below the consultant's without a page. */
export function PageMissing() {
  const text = useText('consultant');
  return (
    <>
      <PageHeading>{text('missing.heading')}</PageHeading>
      <p className="lead">{text('missing.body')}</p>
      <PlaceLink className="button" to={CONSULTANT_PATH}>
        {text('missing.home')}
      </PlaceLink>
    </>
  );
}
