import type { EmailVariables } from '#domain/emails/events/email-event.ts';
import type { HiddenLiquid } from '../liquid/hide-liquid.ts';
import { LINK_ATTRIBUTES, TEXT_ATTRIBUTES } from './allowed-markup.ts';
import { wrongLink, type LinkRules } from './check-link.ts';
import type { ProblemAt } from './position.ts';
import type { MarkupAttribute } from './read-markup.ts';

/** What markup is checked with. */
export interface MarkupRules {
  hidden: HiddenLiquid;
  variables: EmailVariables;
  links: LinkRules;
}

/** CSS that loads something, runs something, or hides what it does. */
const REFUSED_CSS =
  /url\s*\(|image-set\s*\(|@import|@font-face|expression\s*\(|javascript:|behavior\s*:|-moz-binding|\\|<|\/\*/i;

/** Returns what is wrong with an attribute of MJML or HTML. */
export function checkAttribute(attribute: MarkupAttribute, rules: MarkupRules): ProblemAt[] {
  const { name, value, isQuoted, offset } = attribute;
  const liquid = rules.hidden.found(value);
  const html = (message: string) => [{ rule: 'html' as const, offset, message }];
  if (rules.hidden.found(name).length > 0) {
    return html('Liquid cannot stand among the attributes of a tag; put it around the tag');
  }
  if (name.startsWith('on')) return html(`"${name}" is not possible: emails run no scripts`);
  if (liquid.length > 0 && !isQuoted) return html(`Put quotes around the value of "${name}"`);
  if (name === 'href' && liquid.length > 0) return checkLinkVariable(attribute, rules);
  if (liquid.length > 0 && !TEXT_ATTRIBUTES.has(name)) {
    return html(`"${name}" cannot have Liquid; only texts, href, alt and title can`);
  }
  if (liquid.some(({ content }) => rules.variables[content]?.type === 'lines')) {
    return html(`"${name}" is one line, and the variable has several`);
  }
  if (LINK_ATTRIBUTES.has(name)) {
    const wrong = wrongLink(value, rules.links);
    return wrong ? [{ rule: 'link', offset, ...wrong }] : [];
  }
  if (name === 'style') return checkCss(value, offset, rules);
  return [];
}

/** A link is one variable and nothing else: what is put together from several was never checked. */
function checkLinkVariable(
  { value, offset }: MarkupAttribute,
  { hidden, variables }: MarkupRules,
): ProblemAt[] {
  const liquid = hidden.found(value);
  const [only] = liquid;
  const isAlone = only && liquid.length === 1 && hidden.restore(value).trim() === only.source;
  if (isAlone && only.tag === null && variables[only.content]?.type === 'link') return [];
  const links = Object.keys(variables).filter((key) => variables[key]?.type === 'link');
  const [first = ''] = links;
  const message = `A link is one variable alone, such as href="{{ ${first} }}"; there are ${links.join(', ')}`;
  return [{ rule: 'link', offset, message }];
}

/** Checks CSS of a template. */
export function checkCss(css: string, offset: number, { hidden }: MarkupRules): ProblemAt[] {
  if (hidden.found(css).length > 0) {
    return [{ rule: 'html', offset, message: 'Styles cannot have Liquid' }];
  }
  const [refused] = REFUSED_CSS.exec(css) ?? [];
  if (refused === undefined) return [];
  return [{ rule: 'html', offset, message: `Styles cannot have "${refused.trim()}"` }];
}
