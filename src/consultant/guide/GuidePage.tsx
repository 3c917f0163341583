import { useMemo, type FormEvent } from 'react';
import {
  GUIDE_TOPICS,
  type GuidePassage,
  type GuideTopic,
} from '#domain/consultant/guide/guide.ts';
import { findInGuide } from '#domain/consultant/guide/search-guide.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { addressOf } from '../page/page-names.ts';
import { PageHeading } from '../page/PageHeading.tsx';
import { PlaceLink } from '../page/PlaceLink.tsx';
import { GuideLoading } from './GuideLoading.tsx';
import { GuideResults } from './GuideResults.tsx';
import { useGuide } from './use-guide.ts';
import { useQuestion } from './use-question.ts';
import './guide.css';

/** VC-01: the guide, by topics and by search. */
export default function GuidePage() {
  const text = useText('guide');
  const guide = useGuide();
  return (
    <>
      <PageHeading>{text('heading')}</PageHeading>
      <p className="lead">{text('lead')}</p>
      {guide.state === 'ready' ? (
        <Guide passages={guide.passages} />
      ) : (
        <GuideLoading {...(guide.state === 'failed' && { retry: guide.retry })} />
      )}
    </>
  );
}

function Guide({ passages }: { passages: readonly GuidePassage[] }) {
  const locale = useLocale();
  const question = useQuestion();
  const { words, topic } = question.asked;
  const find = useMemo(() => findInGuide(passages), [passages]);
  const hits = useMemo(
    () => (words.trim() === '' ? null : find(words, locale)),
    [find, words, locale],
  );
  const isOfTopic = (passage: GuidePassage): boolean => topic === null || passage.topic === topic;
  return (
    <>
      <SearchForm question={question} />
      {hits ? (
        <GuideResults words={words} hits={hits.filter(({ passage }) => isOfTopic(passage))} />
      ) : (
        <Topics passages={passages.filter(isOfTopic)} />
      )}
    </>
  );
}

function SearchForm({ question }: { question: ReturnType<typeof useQuestion> }) {
  const text = useText('guide');
  const { typed, type, choose, submit } = question;
  const search = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <search>
      <form className="guide-search" onSubmit={search}>
        <div className="field">
          <label htmlFor="guide-words">{text('search')}</label>
          <input
            id="guide-words"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            value={typed.words}
            onChange={({ target }) => type(target.value)}
          />
          <p className="field-hint">{text('searchHint')}</p>
        </div>
        <div className="field">
          <label htmlFor="guide-topic">{text('topic')}</label>
          <select
            id="guide-topic"
            value={typed.topic ?? ''}
            onChange={({ target }) =>
              choose(GUIDE_TOPICS.find((topic) => topic === target.value) ?? null)
            }
          >
            <option value="">{text('allTopics')}</option>
            {GUIDE_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {text(`topics.${topic}`)}
              </option>
            ))}
          </select>
        </div>
      </form>
    </search>
  );
}

/** Every passage by its title, below its topic. */
function Topics({ passages }: { passages: readonly GuidePassage[] }) {
  return (
    <div className="guide-topics">
      {GUIDE_TOPICS.map((topic) => (
        <Topic
          key={topic}
          topic={topic}
          passages={passages.filter((passage) => passage.topic === topic)}
        />
      ))}
    </div>
  );
}

interface TopicProps {
  topic: GuideTopic;
  passages: readonly GuidePassage[];
}

function Topic({ topic, passages }: TopicProps) {
  const text = useText('guide');
  const locale = useLocale();
  if (passages.length === 0) return null;
  const sorted = passages.toSorted((one, other) =>
    one.title[locale].localeCompare(other.title[locale], locale),
  );
  return (
    <section aria-labelledby={`topic-${topic}`}>
      <h2 id={`topic-${topic}`}>{text(`topics.${topic}`)}</h2>
      <ul className="guide-titles">
        {sorted.map(({ id, title }) => (
          <li key={id}>
            <PlaceLink to={addressOf(`guide/${id}`)}>{title[locale]}</PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
