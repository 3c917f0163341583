import { useText } from '#providers/messages/use-text.ts';
import { useEntries } from './page/page-names.ts';
import { PageHeading } from './page/PageHeading.tsx';
import { PlaceLink } from './page/PlaceLink.tsx';

const ABOUT = ['what', 'whom', 'not', 'call', 'privacy'] as const;

/** VC-03: what the consultant is, for whom, what it does not do, when to call, and that it keeps nothing. */
export function ConsultantHome() {
  const text = useText('consultant');
  const pagesText = useText('consultantPages');
  return (
    <>
      <PageHeading>{pagesText('home.title')}</PageHeading>
      <p className="lead">{pagesText('home.summary')}</p>
      <h2>{text('home.entries')}</h2>
      <ul className="consultant-cards">
        {useEntries().map(({ name, to }) => (
          <li key={name}>
            <PlaceLink className="consultant-card" to={to}>
              <strong>{pagesText(`${name}.title`)}</strong>
              <span>{pagesText(`${name}.summary`)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
      <h2>{text('home.about')}</h2>
      <dl className="consultant-about">
        {ABOUT.map((point) => (
          <div key={point}>
            <dt>{text(`home.${point}.term`)}</dt>
            <dd>{text(`home.${point}.body`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
