import { useEffect, useRef, useState } from 'react';
import { GUIDE_TOPICS, type GuideTopic } from '#domain/consultant/guide/guide.ts';
import { usePlace } from '../page/place.ts';

/** How long somebody pauses before what was typed is looked for, in ms. */
const PAUSE = 250;

interface Question {
  words: string;
  topic: GuideTopic | null;
}

const isTopic = (value: string | null): value is GuideTopic =>
  GUIDE_TOPICS.some((topic) => topic === value);

function fromQuery(search: string): Question {
  const values = new URLSearchParams(search);
  const topic = values.get('topic');
  return { words: values.get('q') ?? '', topic: isTopic(topic) ? topic : null };
}

function toQuery({ words, topic }: Question): string {
  const values = new URLSearchParams();
  if (words.trim() !== '') values.set('q', words.trim());
  if (topic) values.set('topic', topic);
  const query = values.toString();
  return query === '' ? '' : `?${query}`;
}

/** What is looked for, by the address of the page, and what is typed, which the address takes over after a pause. */
export function useQuestion() {
  const { pathname, search, go } = usePlace();
  const [typed, setTyped] = useState(() => fromQuery(search));
  /** The query that stands for what is typed, so that only another one replaces it. */
  const written = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    clearTimeout(timer.current);
    setTyped(fromQuery(search));
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: Question, pause: number): void => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = toQuery(next);
      go(`${pathname}${written.current}`, { replace: true });
    }, pause);
  };
  return {
    typed,
    asked: fromQuery(search),
    type: (words: string) => change({ ...typed, words }, PAUSE),
    choose: (topic: GuideTopic | null) => change({ ...typed, topic }, 0),
    submit: () => change(typed, 0),
  };
}
