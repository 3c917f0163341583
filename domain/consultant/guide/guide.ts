import { z } from 'zod';
import { line, text } from '../../basics/text.ts';
import { lensFamilySchema } from '../../lens/model/lens.ts';

/** The subjects that the passages of the guide are listed by. */
export const GUIDE_TOPICS = [
  'measuring',
  'choosing',
  'scleral',
  'cornealGp',
  'toric',
  'orthoK',
  'soft',
  'optics',
  'materials',
  'care',
  'warnings',
] as const;
export type GuideTopic = (typeof GUIDE_TOPICS)[number];

/** How far a passage may be trusted, as the sources of the fitting core. */
export const GUIDE_STANDINGS = ['maker', 'secondHand', 'assumption'] as const;

const MAX_TITLE = 120;
const MAX_BODY = 2_000;
const MAX_SOURCE = 200;
/** The guide is read and searched in the browser as a whole. */
export const PASSAGES_MOST = 300;

const said = (most: number) => line().trim().min(1, 'This is required').max(most);
/** Paragraphs are separated by a blank line. */
const stated = text().trim().min(1, 'This is required').max(MAX_BODY);
const inBoth = (most: number) => z.object({ en: said(most), es: said(most) });

/** What somebody who edits the guide enters. */
export const guidePassageInputSchema = z.object({
  topic: z.enum(GUIDE_TOPICS),
  /** The kinds of lenses that it is about; none: all. */
  families: z.array(lensFamilySchema),
  title: inBoth(MAX_TITLE),
  /** In our own words; paragraphs are separated by a blank line. */
  body: z.object({ en: stated, es: stated }),
  /** The publication that it summarizes. */
  source: z.object({
    title: said(MAX_SOURCE),
    /** As printed on it; blank when it has none. */
    version: line().trim().max(60),
    /** Blank for an assumption, and for what can no longer be opened. */
    address: z.union([
      z.literal(''),
      z
        .url({ protocol: /^https?$/ })
        .max(500)
        .regex(/^[^\s\p{Cc}\p{Cf}]*$/u),
    ]),
    standing: z.enum(GUIDE_STANDINGS),
  }),
  /** The day on which somebody last compared it with its source. */
  reviewedOn: z.iso.date(),
  isShown: z.boolean(),
});

/** A passage of the guide. */
export const guidePassageSchema = guidePassageInputSchema.extend({
  /** Part of its address: `scleral-vault`. */
  id: text().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  version: z.number().int().positive(),
  updatedAt: z.iso.datetime(),
});

export type GuidePassageInput = z.infer<typeof guidePassageInputSchema>;
export type GuidePassage = z.infer<typeof guidePassageSchema>;
