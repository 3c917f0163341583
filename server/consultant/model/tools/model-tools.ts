import { z } from 'zod';
import { CALCULATOR_IDS } from '#domain/consultant/calculators/parts/names.ts';
import type { Citation, Turn } from '#domain/consultant/conversation/answers/answer.ts';
import type { GuidePassage } from '#domain/consultant/guide/guide.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import {
  statementsOf,
  statementsOfAnswer,
  type GroundText,
  type Statement,
} from '../grounding/ground.ts';
import { changeTexts } from './change-texts.ts';
import { firstLensTexts } from './first-lens-texts.ts';
import { limitTexts } from './limit-texts.ts';
import type { ToolParts } from './tool-parts.ts';
import type { ModelTool } from './tool.ts';

/** Calls of tools in one answer, over all requests. */
const CALLS_MOST = 8;
const PASSAGES_MOST = 3;
const WORDS_MOST = 200;
/** Sentences that one call gives. */
const SENTENCES_MOST = 60;

/** Returns the tools for one question. What they give goes to the model and to the ground of the check alike. */
export function modelTools(parts: ToolParts): ModelTool[] {
  let calls = 0;
  const counted = (tool: Omit<ModelTool, 'run'> & { find: Find }): ModelTool => ({
    name: tool.name,
    description: tool.description,
    input: tool.input,
    run: async (given) => {
      calls += 1;
      if (calls > CALLS_MOST) {
        parts.onTooMany();
        return [];
      }
      const statements = (await tool.find(given)).slice(0, SENTENCES_MOST);
      parts.onGround(statements);
      return statements.length > 0 ? statements.map(({ text }) => text) : ['Nothing was found.'];
    },
  });
  return [guideTool(parts), calculatorTool(parts), ...lensTools(parts)].map(counted);
}

type Find = (given: unknown) => Promise<readonly Statement[]>;
type Found = Omit<ModelTool, 'run'> & { find: Find };

const wordsSchema = z.object({ words: z.string().max(WORDS_MOST) });

function citationOf({ id, title, source }: GuidePassage, locale: Turn['locale']): Citation {
  const { version, address, standing } = source;
  return {
    title: title[locale],
    version: version || null,
    address: address || null,
    standing,
    passage: id,
  };
}

function guideTool({ knowledge, turn: { locale } }: ToolParts): Found {
  return {
    name: 'search_guide',
    description: 'Passages of the fitting guide about these words.',
    input: {
      type: 'object',
      properties: { words: { type: 'string', maxLength: WORDS_MOST } },
      required: ['words'],
      additionalProperties: false,
    },
    find: async (given) => {
      const asked = wordsSchema.safeParse(given);
      if (!asked.success) return [];
      const passages = knowledge.searchGuide(asked.data.words, locale).slice(0, PASSAGES_MOST);
      return passages.flatMap((passage) =>
        statementsOf([
          { text: passage.body[locale], cites: [citationOf(passage, locale)], from: 'passage' },
        ]),
      );
    },
  };
}

const calculatorSchema = z.object({ calculator: z.enum(CALCULATOR_IDS) });

/** The core reads the values from the visitor's own words again, as if that calculation had been asked for. */
function calculatorTool({ turn, knowledge, converse }: ToolParts): Found {
  return {
    name: 'calculate',
    description: 'One calculation with the values that the visitor wrote; you give it no values.',
    input: {
      type: 'object',
      properties: { calculator: { type: 'string', enum: [...CALCULATOR_IDS] } },
      required: ['calculator'],
      additionalProperties: false,
    },
    find: async (given) => {
      const asked = calculatorSchema.safeParse(given);
      if (!asked.success) return [];
      const intent = asked.data.calculator;
      const text = `${intent.replaceAll('-', ' ')}: ${turn.text}`;
      const again = { ...turn, text, before: { ...turn.before, intent } };
      const { answer, after } = await converse(again, knowledge);
      return answer.kind === 'answer' ? statementsOfAnswer(answer, after.eye) : [];
    },
  };
}

const lensSchema = z.object({ lens: z.string() });

type TextsOfLens = (lens: LensDefinition, parts: ToolParts) => Promise<GroundText[]> | GroundText[];

function lensTools(parts: ToolParts): Found[] {
  const ids = parts.knowledge.lenses.map(({ id }) => id);
  const ofLens = (name: string, description: string, texts: TextsOfLens): Found => ({
    name,
    description,
    input: {
      type: 'object',
      properties: { lens: { type: 'string', enum: ids } },
      required: ['lens'],
      additionalProperties: false,
    },
    find: async (given) => {
      const asked = lensSchema.safeParse(given);
      const lens = parts.knowledge.lenses.find(({ id }) => id === asked.data?.lens);
      return lens ? statementsOf(await texts(lens, parts)) : [];
    },
  });
  return [
    ofLens('lens_limits', 'What a lens is made in.', limitTexts),
    ofLens('first_lens', 'First parameters of a lens for the eyes of the visitor.', firstLensTexts),
    ofLens(
      'next_changes',
      'What to change on a lens that is worn, from what was seen.',
      changeTexts,
    ),
  ];
}
