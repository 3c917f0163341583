import { MJML_ELEMENTS } from '#domain/emails/template-language.ts';
import { nearestName } from '#domain/import/nearest.ts';
import { HTML_ATTRIBUTES, HTML_ELEMENTS, REFUSED_ATTRIBUTES } from './allowed-markup.ts';
import { checkAttribute, checkCss, type MarkupRules } from './check-attributes.ts';
import type { ProblemAt } from './position.ts';
import type { MarkupPart } from './read-markup.ts';

/** SE-05: checks each element and attribute that somebody wrote. Only what is known is possible. */
export function checkSource(parts: readonly MarkupPart[], rules: MarkupRules): ProblemAt[] {
  let inStyle = false;
  return parts.flatMap((part): ProblemAt[] => {
    switch (part.kind) {
      case 'open':
        inStyle = part.name === 'mj-style' && !part.isClosed;
        return checkElement(part, rules);
      case 'close':
        if (part.name === 'mj-style') inStyle = false;
        return [];
      case 'text':
        return inStyle ? checkCss(part.text, part.offset, rules) : [];
      case 'comment':
        return checkComment(part);
      case 'other':
      default:
        return [
          {
            rule: 'html',
            offset: part.offset,
            message: 'Only elements, texts and comments are possible',
          },
        ];
    }
  });
}

/** Mail programs and browsers do not agree on where a comment with markup ends. */
function checkComment({ text, offset }: { text: string; offset: number }): ProblemAt[] {
  const isPlain = !/[<>]/.test(text) && !/^\s*\[\s*(?:if|endif)/i.test(text);
  const message = 'A comment cannot have < or >, and no condition';
  return isPlain ? [] : [{ rule: 'html', offset, message }];
}

function checkElement(
  { name, offset, attributes }: Extract<MarkupPart, { kind: 'open' }>,
  rules: MarkupRules,
): ProblemAt[] {
  const isMjml = MJML_ELEMENTS.includes(name);
  if (!isMjml && !HTML_ELEMENTS.includes(name)) return [unknownElement(name, offset, rules)];
  return attributes.flatMap((attribute) => {
    const isRefused = isMjml ? REFUSED_ATTRIBUTES.has(attribute.name) : !isKnown(attribute.name);
    const problems = checkAttribute(attribute, rules);
    if (problems.length > 0 || !isRefused) return problems;
    return [unknownAttribute(name, attribute, isMjml)];
  });
}

function isKnown(attribute: string): boolean {
  return HTML_ATTRIBUTES.includes(attribute) || /^aria-[a-z]+$/.test(attribute);
}

function unknownElement(name: string, offset: number, { hidden }: MarkupRules): ProblemAt {
  if (hidden.found(name).length > 0) {
    return { rule: 'html', offset, message: 'Liquid cannot be the name of a tag' };
  }
  const isMjml = name.startsWith('mj');
  const nearest = nearestName(name, isMjml ? MJML_ELEMENTS : HTML_ELEMENTS);
  const instead = nearest ? `; did you mean <${nearest}>?` : '';
  const message = `<${name}> is not possible in an email${instead}`;
  return { rule: isMjml ? 'mjml' : 'html', offset, message, ...(nearest && { nearest }) };
}

function unknownAttribute(
  element: string,
  { name, offset }: { name: string; offset: number },
  isMjml: boolean,
): ProblemAt {
  const nearest = isMjml ? undefined : nearestName(name, HTML_ATTRIBUTES);
  const instead = nearest ? `; did you mean "${nearest}"?` : '';
  const message = `"${name}" is not possible at <${element}>${instead}`;
  return { rule: isMjml ? 'mjml' : 'html', offset, message, ...(nearest && { nearest }) };
}
