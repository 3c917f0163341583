import type { GuideHit } from '#domain/consultant/guide/search-guide.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { addressOf } from '../page/page-names.ts';
import { PlaceLink } from '../page/PlaceLink.tsx';
import { type MarkedPart, excerpt, markWords } from './mark-words.ts';

interface GuideResultsProps {
  words: string;
  hits: readonly GuideHit[];
}

/** What was found, best first, with the words marked; or what to try when nothing was. */
export function GuideResults({ words, hits }: GuideResultsProps) {
  const text = useText('guide');
  return (
    <section aria-labelledby="guide-results">
      <h2 id="guide-results">{text('results')}</h2>
      <output className="guide-facts">
        {hits.length > 0
          ? text('found', { smart_count: hits.length, words })
          : text('nothing', { words })}
      </output>
      {hits.length > 0 ? (
        <ol className="guide-hits">
          {hits.map((hit) => (
            <Hit key={hit.passage.id} {...hit} />
          ))}
        </ol>
      ) : (
        <NothingFound />
      )}
    </section>
  );
}

function Hit({ passage, terms }: GuideHit) {
  const text = useText('guide');
  const locale = useLocale();
  const { id, title, body, topic, source } = passage;
  return (
    <li>
      <PlaceLink to={addressOf(`guide/${id}`)}>
        <MarkedText parts={markWords(title[locale], terms, locale)} />
      </PlaceLink>
      <p>
        <MarkedText parts={excerpt(body[locale], terms, locale)} />
      </p>
      <p className="guide-facts">
        {text(`topics.${topic}`)} · {source.title} · {text(`standings.${source.standing}`)}
      </p>
    </li>
  );
}

const TRIES = ['fewer', 'spelling', 'other'] as const;

function NothingFound() {
  const text = useText('guide');
  return (
    <>
      <p>{text('try.lead')}</p>
      <ul>
        {TRIES.map((one) => (
          <li key={one}>{text(`try.${one}`)}</li>
        ))}
      </ul>
      <PlaceLink className="button button-quiet" to={addressOf('contact')}>
        {text('ask')}
      </PlaceLink>
    </>
  );
}

/** A text with the words that were looked for marked. */
function MarkedText({ parts }: { parts: readonly MarkedPart[] }) {
  let place = 0;
  return parts.map(({ text, isMarked }) => {
    const key = place;
    place += text.length;
    return isMarked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
