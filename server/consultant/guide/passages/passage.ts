import type {
  GuidePassage,
  GuidePassageInput,
  GuideTopic,
} from '#domain/consultant/guide/guide.ts';
import { guideSource, type GuideSourceId } from './sources.ts';

/** A passage as the portal brings it, before anybody edited it. */
export type FirstPassage = GuidePassageInput & Pick<GuidePassage, 'id'>;

interface Row {
  id: string;
  families: GuidePassageInput['families'];
  source: GuideSourceId;
  /** That of the source by default; weaker where a passage also says what others do: it is worth its weakest part. */
  standing?: 'secondHand';
  /** The title, then the paragraphs. */
  en: readonly [string, ...string[]];
  es: readonly [string, ...string[]];
}

/** The day on which the first passages were compared with their sources. */
const REVIEWED = '2026-11-26';

/** Returns passages of one topic. */
export function passagesOf(topic: GuideTopic, rows: readonly Row[]): FirstPassage[] {
  return rows.map(
    ({ id, families, source, standing, en: [title, ...body], es: [titulo, ...cuerpo] }) => ({
      id,
      topic,
      families,
      title: { en: title, es: titulo },
      body: { en: body.join('\n\n'), es: cuerpo.join('\n\n') },
      source: standing ? { ...guideSource(source), standing } : guideSource(source),
      reviewedOn: REVIEWED,
      isShown: true,
    }),
  );
}
