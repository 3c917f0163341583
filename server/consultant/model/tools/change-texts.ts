import type { Citation } from '#domain/consultant/conversation/answers/answer.ts';
import {
  describeChange,
  describeSaid,
  describeUnmade,
  type Words,
} from '#domain/consultant/fitting/describe.ts';
import { loadFittingTexts } from '#domain/consultant/fitting/messages/load-fitting-texts.ts';
import {
  SOURCES,
  standingFor,
  type FittingSource,
  type SourceId,
} from '#domain/consultant/fitting/planning/sources.ts';
import type { ProposedChange } from '#domain/consultant/fitting/proposal.ts';
import { proposeChanges } from '#domain/consultant/fitting/propose-changes.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';
import type { GroundText } from '../grounding/ground.ts';
import { eyeName, eyesOf, type ToolParts } from './tool-parts.ts';

function citationOf(id: SourceId, lens: LensDefinition): Citation {
  const { title, version, address }: FittingSource = SOURCES[id];
  return { title, version, address, standing: standingFor(id, lens.id), passage: null };
}

function textsOfChange(change: ProposedChange, lens: LensDefinition, words: Words): GroundText[] {
  const { lines, reason, limited, otherLens } = describeChange(change, lens, words);
  const cites = [citationOf(change.source, lens), citationOf(change.amountSource, lens)];
  const said = [...lines, reason, limited, otherLens];
  return said.flatMap((text) => (text ? [{ text, cites }] : []));
}

function textsOfEye(lens: LensDefinition, eye: Eye, parts: ToolParts, words: Words): GroundText[] {
  const { clinical, prescription, findings } = parts.said.after.eyes[eye];
  const result = proposeChanges({ lens, prescription, eye, clinical, findings });
  const notes = [...result.advice, ...result.consult];
  const texts = [
    ...result.changes.flatMap((change) => textsOfChange(change, lens, words)),
    ...result.unmade.map((change) => ({
      text: describeUnmade(change, lens, words),
      cites: [citationOf(change.source, lens)],
    })),
    ...notes.map((note) => ({
      text: describeSaid(note, words),
      cites: [citationOf(note.source, lens)],
    })),
  ];
  const about = `${lens.name}, ${eyeName(eye, words.locale)}`;
  return texts.map(({ text, cites }) => ({ text: `${about}: ${text}`, cites, eye }));
}

/** Returns what to change on a lens that is worn, from the findings of the case, each with lens and eye. */
export async function changeTexts(lens: LensDefinition, parts: ToolParts): Promise<GroundText[]> {
  const { locale } = parts.turn;
  const words: Words = { locale, texts: await loadFittingTexts(locale) };
  return eyesOf(parts).flatMap((eye) => textsOfEye(lens, eye, parts, words));
}
