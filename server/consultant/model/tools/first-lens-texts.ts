import type { Citation } from '#domain/consultant/conversation/answers/answer.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatParameter } from '#domain/lens/model/format.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { suggestParameters, type Suggestion } from '#domain/lens/nomogram/suggest-parameters.ts';
import type { GroundText } from '../grounding/ground.ts';
import { eyeName, eyesOf, type ToolParts } from './tool-parts.ts';

const STANDINGS = { sourced: 'maker', secondHand: 'secondHand', assumption: 'assumption' } as const;

function citationOf({ source }: Suggestion): Citation {
  const standing = STANDINGS[source.status];
  return { title: source.note, version: null, address: null, standing, passage: null };
}

/** Returns the first parameters of a lens for the eyes of the case, each with lens and eye, and the reason behind it. */
export function firstLensTexts(lens: LensDefinition, parts: ToolParts): GroundText[] {
  const { locale } = parts.turn;
  return eyesOf(parts).flatMap((eye) => {
    const { clinical } = parts.said.after.eyes[eye];
    return suggestParameters(lens, clinical).flatMap((suggestion): GroundText[] => {
      const parameter = findParameter(lens, suggestion.parameter);
      if (!parameter) return [];
      const value = formatParameter(suggestion.value, parameter, locale);
      const about = `${lens.name}, ${eyeName(eye, locale)}, ${parameter.label[locale]}`;
      const cites = [citationOf(suggestion)];
      return [
        { text: `${about}: ${value}`, cites },
        { text: `${about}: ${suggestion.reason[locale]}`, cites },
      ];
    });
  });
}
