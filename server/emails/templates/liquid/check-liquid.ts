import { analyzeSync, LiquidError, type Template } from 'liquidjs';
import type { TemplateProblem } from '#domain/emails/email-template.ts';
import type { EmailVariables } from '#domain/emails/events/email-event.ts';
import { LIQUID_FILTERS } from '#domain/emails/template-language.ts';
import { nearestName } from '#domain/import/nearest.ts';
import { offsetAt, type ProblemAt } from '../markup/position.ts';
import { checkLoops } from './check-loops.ts';
import { liquidTokens, type LiquidToken } from './liquid-tokens.ts';
import { LIQUID_TAGS, textLiquid } from './liquid.ts';

/** EM-02: the Liquid of a text and what is wrong with it; null when it cannot be read at all. */
export interface CheckedLiquid {
  tokens: LiquidToken[] | null;
  problems: ProblemAt[];
}

/** The tags that may have a link or a list between their braces. */
const CONDITIONS = new Set(['if', 'unless', 'elsif', 'case', 'when']);

/** Checks syntax, tags, filters and variables of Liquid, without rendering it. */
export function checkLiquid(
  field: TemplateProblem['field'],
  source: string,
  variables: EmailVariables,
): CheckedLiquid {
  try {
    const tokens = liquidTokens(source);
    const parsed = textLiquid.parse(source);
    const problems = [
      ...checkVariables(field, { source, tokens, parsed }, variables),
      ...checkLoops(tokens, variables),
    ];
    return { tokens, problems };
  } catch (error) {
    return { tokens: null, problems: [problemOf(error)] };
  }
}

/** Returns what is wrong with Liquid that cannot be read. @throws what is no error of Liquid */
function problemOf(error: unknown): ProblemAt {
  if (!LiquidError.is(error)) throw error;
  const message = error.message.replace(/(?:, file:[^,]*)?, line:\d+, col:\d+$/, '');
  const offset = error.token?.begin ?? 0;
  const [, tag] = /^tag "([^"]*)" not found/.exec(message) ?? [];
  if (tag !== undefined) return unknownName('tag', tag, LIQUID_TAGS, offset);
  const [, filter] = /^undefined filter: (.*)$/.exec(message) ?? [];
  if (filter !== undefined) return unknownName('filter', filter, LIQUID_FILTERS, offset);
  return { rule: 'liquid', offset, message: `This Liquid cannot be read: ${message}` };
}

function unknownName(
  what: 'tag' | 'filter' | 'variable',
  name: string,
  names: readonly string[],
  offset: number,
): ProblemAt {
  const nearest = nearestName(name, names);
  const instead = nearest ? `; did you mean "${nearest}"?` : `. There are ${names.join(', ')}`;
  const message = `There is no ${what} "${name}"${instead}`;
  const rule = what === 'variable' ? 'variable' : 'liquid';
  return { rule, offset, message, ...(nearest && { nearest }) };
}

interface ReadLiquid {
  source: string;
  tokens: readonly LiquidToken[];
  parsed: Template[];
}

function checkVariables(
  field: TemplateProblem['field'],
  { source, tokens, parsed }: ReadLiquid,
  variables: EmailVariables,
): ProblemAt[] {
  const { globals } = analyzeSync(parsed, { partials: false });
  return Object.entries(globals).flatMap(([name, uses]) =>
    uses.flatMap(({ segments, location }) => {
      const offset = offsetAt(source, { line: location.row, column: location.col });
      const variable = variables[name];
      if (!variable) return [unknownName('variable', name, Object.keys(variables), offset)];
      const token = tokens.find(({ begin, end }) => begin <= offset && offset < end);
      const message =
        wrongField(name, segments, variable.type) ?? wrongUse(field, name, variable.type, token);
      return message ? [{ rule: 'variable' as const, offset, message }] : [];
    }),
  );
}

function wrongField(
  name: string,
  segments: readonly unknown[],
  type: EmailVariables[string]['type'],
): string | undefined {
  if (segments.length === 1) return undefined;
  if (type === 'list' && segments.length === 2 && segments[1] === 'size') return undefined;
  return `The variable "${name}" has no such part; write {{ ${name} }}`;
}

function wrongUse(
  field: TemplateProblem['field'],
  name: string,
  type: EmailVariables[string]['type'],
  token: LiquidToken | undefined,
): string | undefined {
  const tag = token?.tag ?? null;
  if (tag !== null && CONDITIONS.has(tag)) return undefined;
  if (field === 'subject' && (type !== 'text' || name === 'patient')) {
    return `A subject travels unencrypted and is one line: "${name}" belongs in the body`;
  }
  if (type === 'list' && tag !== 'for' && !token?.content.startsWith(`${name}.size`)) {
    return `"${name}" is a list: write {% for line in ${name} %}{{ line }}{% endfor %}`;
  }
  if (type === 'link' && (tag !== null || token?.content !== name)) {
    return `"${name}" is a link: write {{ ${name} }}, without anything else between the braces`;
  }
  return undefined;
}
