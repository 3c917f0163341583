import type { GuidePassage } from '#domain/consultant/guide/guide.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { webAddress } from './web-address.ts';

/** VC-03: where a passage is from, how far that can be trusted, and when somebody last compared it. */
export function PassageSource({ passage }: { passage: GuidePassage }) {
  const text = useText('guide');
  const locale = useLocale();
  const { source, reviewedOn, version } = passage;
  const address = webAddress(source.address);
  const reviewed = new Date(reviewedOn).toLocaleDateString(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <section aria-labelledby="source">
      <h2 id="source">{text('source')}</h2>
      <dl className="guide-source">
        <div>
          <dt>{text('publication')}</dt>
          <dd>
            {address === null ? (
              source.title
            ) : (
              <a className="link" href={address} rel="noreferrer">
                {source.title}
              </a>
            )}
          </dd>
        </div>
        {source.version !== '' && (
          <div>
            <dt>{text('sourceVersion')}</dt>
            <dd>{source.version}</dd>
          </div>
        )}
        <div>
          <dt>{text('standing')}</dt>
          <dd>
            <strong>{text(`standings.${source.standing}`)}.</strong>{' '}
            {text(`standingMeans.${source.standing}`)}
          </dd>
        </div>
        <div>
          <dt>{text('reviewed')}</dt>
          <dd>
            {reviewed} · {text('version', { version })}
          </dd>
        </div>
      </dl>
      <p className="guide-facts">{text('ownWords')}</p>
    </section>
  );
}
