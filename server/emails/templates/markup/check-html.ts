import { REFUSED_ELEMENTS, LINK_ATTRIBUTES } from './allowed-markup.ts';
import { checkAttribute, checkCss, type MarkupRules } from './check-attributes.ts';
import { movedTo, type ProblemAt } from './position.ts';
import { readMarkup, type MarkupPart } from './read-markup.ts';

const CONDITIONAL = /^\s*\[if[^\]]*\]>(?<html>[\s\S]*?)(?:<!\[endif\])?$/;

/**
 * SE-05: checks what MJML made. The source was checked already; this finds what MJML itself added, or read in another
 * way. `offset` of a problem is of the HTML.
 */
export function checkHtml(html: string, rules: MarkupRules): ProblemAt[] {
  let inStyle = false;
  return readMarkup(html, false).flatMap((part): ProblemAt[] => {
    switch (part.kind) {
      case 'open':
        inStyle = part.name === 'style';
        return checkElement(part, rules);
      case 'close':
        inStyle = false;
        return [];
      case 'text':
        return inStyle ? checkCss(part.text, part.offset, rules) : [];
      case 'comment': {
        // Outlook reads it.
        const inner = CONDITIONAL.exec(part.text)?.groups?.['html'];
        return inner === undefined ? [] : movedTo(checkHtml(inner, rules), () => part.offset);
      }
      case 'other':
      default:
        return [];
    }
  });
}

function checkElement(
  { name, offset, attributes }: Extract<MarkupPart, { kind: 'open' }>,
  rules: MarkupRules,
): ProblemAt[] {
  if (REFUSED_ELEMENTS.has(name) || rules.hidden.found(name).length > 0) {
    return [{ rule: 'html', offset, message: `<${name}> is not possible in an email` }];
  }
  const refresh = attributes.some(
    ({ name: key, value }) => key === 'http-equiv' && /refresh/i.test(value),
  );
  if (refresh)
    return [{ rule: 'html', offset, message: 'An email cannot lead elsewhere by itself' }];
  return attributes
    .filter(({ name: key }) => !key.startsWith('xmlns'))
    .flatMap((attribute) => checkAttribute(attribute, rules))
    .filter(
      ({ rule }) => rule !== 'link' || attributes.some(({ name: key }) => LINK_ATTRIBUTES.has(key)),
    );
}
