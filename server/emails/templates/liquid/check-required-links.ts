import type { TemplateProblem } from '#domain/emails/email-template.ts';
import type { EmailVariables } from '#domain/emails/events/email-event.ts';
import { liquidTokens } from './liquid-tokens.ts';

/** The links that an email is for: without them it is of no use, or not allowed. */
const REQUIRED = new Set(['link', 'unsubscribeLink']);

/**
 * Checks that whoever reads the text version can do the same: the event's links of the HTML are there too, and the
 * links that an email is for are in both. `own`: the event's variables, without those of every email.
 */
export function checkRequiredLinks(
  { html, text }: { html: string; text: string },
  own: EmailVariables,
): TemplateProblem[] {
  const [inHtml, inText] = [putOut(html), putOut(text)];
  return Object.keys(own)
    .filter((name) => own[name]?.type === 'link')
    .flatMap((name) => {
      const problems: TemplateProblem[] = [];
      if (REQUIRED.has(name) && !inHtml.has(name)) problems.push(missing('mjml', name));
      if ((REQUIRED.has(name) || inHtml.has(name)) && !inText.has(name)) {
        problems.push(missing('text', name));
      }
      return problems;
    });
}

function putOut(source: string): Set<string> {
  const tokens = liquidTokens(source).filter(({ tag }) => tag === null);
  return new Set(tokens.map(({ content }) => content));
}

function missing(field: 'mjml' | 'text', name: string): TemplateProblem {
  const where = field === 'mjml' ? 'body' : 'text version';
  const message = `The ${where} has no link {{ ${name} }}`;
  return { field, rule: 'missing', line: 1, column: 1, message, nearest: `{{ ${name} }}` };
}
