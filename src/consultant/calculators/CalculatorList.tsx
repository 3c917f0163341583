import { useText } from '#providers/messages/use-text.ts';
import { addressOf } from '../page/page-names.ts';
import { PageHeading } from '../page/PageHeading.tsx';
import { PlaceLink } from '../page/PlaceLink.tsx';
import { CALCULATOR_GROUPS } from './form/groups.ts';

/** The list of all calculators. */
export default function CalculatorList() {
  const text = useText('consultant');
  const pagesText = useText('consultantPages');
  return (
    <>
      <PageHeading>{pagesText('calculators.title')}</PageHeading>
      <p className="lead">{text('calculators.lead')}</p>
      {CALCULATOR_GROUPS.map(({ name, ids }) => (
        <section key={name} aria-labelledby={`group-${name}`}>
          <h2 id={`group-${name}`}>{text(`calculators.groups.${name}`)}</h2>
          <ul className="consultant-cards">
            {ids.map((id) => (
              <li key={id}>
                <PlaceLink className="consultant-card" to={addressOf(`calculators/${id}`)}>
                  <strong>{pagesText(`${id}.title`)}</strong>
                  <span>{pagesText(`${id}.summary`)}</span>
                </PlaceLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
