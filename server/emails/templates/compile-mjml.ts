import type { Locale } from '#domain/basics/locale.ts';
import type { ProblemAt } from './markup/position.ts';
import { positionAt } from './markup/position.ts';
import type { MarkupPart } from './markup/read-markup.ts';
import { CompileTooLong, LONGEST_COMPILE, runMjml, type MjmlError } from './mjml-thread.ts';

const DARK_MODE =
  '<meta name="color-scheme" content="light dark">\n    <meta name="supported-color-schemes" content="light dark">';

/** MJML compiled to HTML, with what MJML says about it. Offsets are of the MJML. */
export interface CompiledMjml {
  html: string;
  problems: ProblemAt[];
}

/** Compiles MJML whose Liquid is hidden. The same source makes the same HTML. */
export async function compileMjml(
  source: string,
  parts: readonly MarkupPart[],
  { language, hasLimit }: { language: Locale; hasLimit: boolean },
): Promise<CompiledMjml> {
  try {
    const { html, errors } = await runMjml(source, hasLimit ? LONGEST_COMPILE : null);
    return {
      html: finished(html, language),
      problems: errors.map((error) => ({
        rule: 'mjml',
        offset: placeOf(error, source, parts),
        message: `<${error.tagName}>: ${error.message}`,
      })),
    };
  } catch (error) {
    if (!(error instanceof CompileTooLong)) throw error;
    const message = 'This takes too long to compile: use fewer elements';
    return { html: '', problems: [{ rule: 'limit', offset: 0, message }] };
  }
}

/** Names the language, and says that the email has colors for dark mode too. */
function finished(html: string, language: Locale): string {
  const named = html.replaceAll('lang="und"', `lang="${language}"`).trim();
  const hasScheme = /<meta name="color-scheme"/.test(named);
  return hasScheme ? named : named.replace('<title>', `${DARK_MODE}\n    <title>`);
}

/** MJML names the line and the element; the attribute is in its message. */
function placeOf(
  { line, tagName, message }: MjmlError,
  source: string,
  parts: readonly MarkupPart[],
): number {
  const elements = parts.filter((part) => part.kind === 'open' && part.name === tagName);
  const element =
    elements.find(({ offset }) => positionAt(source, offset).line === line) ?? elements[0];
  if (element?.kind !== 'open') return 0;
  const [, attribute] = /^Attributes? ([\w-]+)/.exec(message) ?? [];
  return element.attributes.find(({ name }) => name === attribute)?.offset ?? element.offset;
}
