import { MAX_MJML, type TemplateProblem } from '#domain/emails/email-template.ts';
import type { EmailVariables } from '#domain/emails/events/email-event.ts';
import { emailEvent, variablesOf } from '#domain/emails/events/email-events.ts';
import type { DefaultTemplate } from '../../platform/mail/default-template.ts';
import { checkRendering } from './check-rendering.ts';
import { compileMjml } from './compile-mjml.ts';
import { checkLiquid } from './liquid/check-liquid.ts';
import { checkRequiredLinks } from './liquid/check-required-links.ts';
import { hideLiquid, type HiddenLiquid } from './liquid/hide-liquid.ts';
import type { LiquidToken } from './liquid/liquid-tokens.ts';
import { checkHtml } from './markup/check-html.ts';
import type { LinkRules } from './markup/check-link.ts';
import { checkSource } from './markup/check-source.ts';
import { checkStructure } from './markup/check-structure.ts';
import { locate, movedTo, type ProblemAt } from './markup/position.ts';
import { readMarkup } from './markup/read-markup.ts';

/** The most characters of compiled HTML: Gmail cuts a longer email off. */
const MAX_HTML = 100_000;

/** EM-02: a template that was compiled, and everything that is wrong with it. Without problems it can be sent. */
export interface CheckedTemplate {
  html: string;
  problems: TemplateProblem[];
}

/**
 * Compiles and checks a template: what is wrong with it shows now, and not when it is sent.
 *
 * @param options.hasLimit whether what takes too long to compile is stopped: all that somebody has written
 */
export async function checkTemplate(
  template: DefaultTemplate,
  links: LinkRules,
  { hasLimit = true }: { hasLimit?: boolean } = {},
): Promise<CheckedTemplate> {
  const variables = variablesOf(template.event);
  const body = await checkBody(template, { variables, links, hasLimit });
  const problems = [
    ...checkText('subject', template.subject, variables),
    ...body.problems,
    ...checkText('text', template.text, variables),
  ];
  if (problems.length > 0) return { html: body.html, problems };
  const parts = { ...template, html: body.html };
  return {
    html: body.html,
    problems: [
      ...checkRequiredLinks(parts, emailEvent(template.event).variables),
      ...(await checkRendering(parts, variables)),
    ],
  };
}

function checkText(
  field: 'subject' | 'text',
  text: string,
  variables: EmailVariables,
): TemplateProblem[] {
  if (text.trim() === '') {
    const message = field === 'text' ? 'Enter the text version' : 'Enter a subject';
    return [{ field, rule: 'missing', line: 1, column: 1, message }];
  }
  return locate(field, text, checkLiquid(field, text, variables).problems);
}

async function checkBody(
  { mjml, language }: DefaultTemplate,
  {
    variables,
    links,
    hasLimit,
  }: { variables: EmailVariables; links: LinkRules; hasLimit: boolean },
): Promise<CheckedTemplate> {
  const failed = (problems: ProblemAt[]) => ({
    html: '',
    problems: locate('mjml', mjml, problems),
  });
  if (mjml.length > MAX_MJML) {
    const message = `The body has ${mjml.length} characters; at most ${MAX_MJML} are possible`;
    return failed([{ rule: 'limit', offset: 0, message }]);
  }
  const { tokens, problems: inLiquid } = checkLiquid('mjml', mjml, variables);
  if (!tokens) return failed(inLiquid);
  const hidden = hideLiquid(mjml, tokens);
  const inOriginal = (problems: readonly ProblemAt[]) =>
    movedTo(problems, hidden.originalOffset, hidden.restore);
  const parts = readMarkup(hidden.text, true);
  const rules = { hidden, variables, links };
  const inMarkup = [...checkStructure(parts), ...checkSource(parts, rules)];
  if (inMarkup.length > 0) return failed([...inLiquid, ...inOriginal(inMarkup)]);
  const compiled = await compileMjml(hidden.text, parts, { language, hasLimit });
  const html = hidden.restore(compiled.html);
  const problems = [
    ...inLiquid,
    ...inOriginal(compiled.problems),
    ...droppedLiquid(hidden, compiled.html),
  ];
  if (problems.length === 0) problems.push(...checkCompiled(compiled.html, html, rules));
  return { html, problems: locate('mjml', mjml, problems) };
}

/** MJML drops what stands between its elements without a word. */
function droppedLiquid(hidden: HiddenLiquid, html: string): ProblemAt[] {
  const kept = new Set(hidden.found(html));
  const isDropped = (token: LiquidToken) => !kept.has(token);
  return hidden.tokens.filter(isDropped).map(({ source, begin }) => ({
    rule: 'mjml',
    offset: begin,
    message: `MJML drops ${source} here; put it into a text, or between <mj-raw> and </mj-raw>`,
  }));
}

/** What is found in the HTML only has no place in the MJML. */
const atStart = (): number => 0;

function checkCompiled(
  hiddenHtml: string,
  html: string,
  rules: { hidden: HiddenLiquid; variables: EmailVariables; links: LinkRules },
): ProblemAt[] {
  const problems = movedTo(checkHtml(hiddenHtml, rules), atStart);
  const again = checkLiquid('mjml', html, rules.variables).problems;
  problems.push(...movedTo(again, atStart));
  if (html.length > MAX_HTML) {
    const message = `The email has ${html.length} characters of HTML; at most ${MAX_HTML} are possible`;
    problems.push({ rule: 'limit', offset: 0, message });
  }
  return problems;
}
