import { useEffect, useMemo } from 'react';
import type { GuidePassage } from '#domain/consultant/guide/guide.ts';
import { findInGuide } from '#domain/consultant/guide/search-guide.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { addressOf } from '../page/page-names.ts';
import { PageHeading } from '../page/PageHeading.tsx';
import { usePlace } from '../page/place.ts';
import { PlaceLink } from '../page/PlaceLink.tsx';
import { useCopy } from '../page/use-copy.ts';
import { GuideLoading } from './GuideLoading.tsx';
import { PassageSource } from './PassageSource.tsx';
import { useGuide } from './use-guide.ts';
import './guide.css';

/** VC-01: one passage of the guide, by the end of the address. */
export default function PassagePage() {
  const text = useText('guide');
  const { pathname } = usePlace();
  const guide = useGuide();
  const id = pathname.replace(/\/+$/, '').split('/').at(-1);
  // Its heading gets the focus, and so must be the one that stays.
  if (guide.state === 'loading') return <GuideLoading />;
  if (guide.state === 'failed') {
    return (
      <>
        <PageHeading>{text('heading')}</PageHeading>
        <GuideLoading retry={guide.retry} />
      </>
    );
  }
  const passage = guide.passages.find((one) => one.id === id);
  return passage ? <Passage passage={passage} all={guide.passages} /> : <NoPassage />;
}

function NoPassage() {
  const text = useText('guide');
  return (
    <>
      <PageHeading>{text('missing.heading')}</PageHeading>
      <p className="lead">{text('missing.body')}</p>
      <PlaceLink className="button" to={addressOf('guide')}>
        {text('all')}
      </PlaceLink>
    </>
  );
}

interface PassageProps {
  passage: GuidePassage;
  all: readonly GuidePassage[];
}

function Passage({ passage, all }: PassageProps) {
  const text = useText('guide');
  const locale = useLocale();
  const { title, body, topic } = passage;
  useTitle(title[locale]);
  return (
    <article className="guide-passage">
      <PlaceLink className="link guide-all" to={addressOf('guide')}>
        {text('all')}
      </PlaceLink>
      <PageHeading>{title[locale]}</PageHeading>
      <p className="guide-facts">
        <PlaceLink to={`${addressOf('guide')}?topic=${topic}`}>{text(`topics.${topic}`)}</PlaceLink>
      </p>
      {body[locale].split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <PassageSource passage={passage} />
      <Buttons link={addressOf(`guide/${passage.id}`)} />
      <Related passage={passage} all={all} />
    </article>
  );
}

/** After the title of the page that the table of pages gives. */
function useTitle(title: string): void {
  const product = useText('entry')('product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}

function Buttons({ link }: { link: string }) {
  const text = useText('guide');
  const { state, copy } = useCopy(link);
  return (
    <div className="guide-buttons">
      <button type="button" className="button button-quiet" onClick={copy}>
        {text('copyLink')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => print()}>
        {text('print')}
      </button>
      <output>{state && text(state)}</output>
    </div>
  );
}

const RELATED_MOST = 4;

/** The passages that have most words of this one's title. */
function Related({ passage, all }: PassageProps) {
  const text = useText('guide');
  const locale = useLocale();
  const related = useMemo(() => {
    const others = all.filter(({ id }) => id !== passage.id);
    const hits = findInGuide(others)(passage.title[locale], locale);
    return hits.slice(0, RELATED_MOST).map((hit) => hit.passage);
  }, [all, passage, locale]);
  if (related.length === 0) return null;
  return (
    <section className="guide-related" aria-labelledby="related">
      <h2 id="related">{text('related')}</h2>
      <ul className="guide-titles">
        {related.map(({ id, title }) => (
          <li key={id}>
            <PlaceLink to={addressOf(`guide/${id}`)}>{title[locale]}</PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
