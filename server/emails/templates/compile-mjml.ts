import type { Locale } from '#domain/locale.ts';
import mjml2html from 'mjml';
import type { MarkupPart } from './read-markup.ts';
import type { ProblemAt } from './position.ts';
import { positionAt } from './position.ts';

const DARK_MODE =
  '<meta name="color-scheme" content="light dark">\n    <meta name="supported-color-schemes" content="light dark">';

/** MJML compiled to HTML, with what MJML says about it. Offsets are of the MJML. */
export interface CompiledMjml {
  html: string;
  problems: ProblemAt[];
}

/** Compiles MJML whose Liquid is hidden. It reads no files and loads no fonts. */
export async function compileMjml(
  source: string,
  parts: readonly MarkupPart[],
  language: Locale,
): Promise<CompiledMjml> {
  const { html, errors } = await mjml2html(source, {
    validationLevel: 'soft',
    ignoreIncludes: true,
    keepComments: false,
    fonts: {},
  });
  return {
    html: finished(html, language),
    problems: errors.map((error) => ({
      rule: 'mjml',
      offset: placeOf(error, source, parts),
      message: `<${error.tagName}>: ${error.message}`,
    })),
  };
}

/** Names the language, and says that the email has colors for dark mode too. */
function finished(html: string, language: Locale): string {
  const named = html.replaceAll('lang="und"', `lang="${language}"`).trim();
  const hasScheme = /<meta name="color-scheme"/.test(named);
  return hasScheme ? named : named.replace('<title>', `${DARK_MODE}\n    <title>`);
}

/** MJML names the line and the element; the attribute is in its message. */
function placeOf(
  { line, tagName, message }: { line: number; tagName: string; message: string },
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
