import type { Template } from 'liquidjs';
import { toLine } from '#domain/basics/text.ts';
import type { EmailValue } from '#domain/emails/events/email-event.ts';
import { htmlLiquid, textLiquid } from './liquid/liquid.ts';

/** A template whose Liquid was parsed. */
export interface ParsedTemplate {
  subject: Template[];
  html: Template[];
  text: Template[];
}

/** An email as it is read. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

export type EmailValues = Readonly<Record<string, EmailValue>>;

/** Longer subjects are cut. */
const MAX_RENDERED_SUBJECT = 250;

/** Parses the Liquid of a template that was checked. */
export function parseTemplate(source: RenderedEmail): ParsedTemplate {
  return {
    subject: textLiquid.parse(source.subject),
    html: htmlLiquid.parse(source.html),
    text: textLiquid.parse(source.text),
  };
}

/** Renders a template with values that `checkedValues` returned. */
export async function renderTemplate(
  template: ParsedTemplate,
  values: EmailValues,
): Promise<RenderedEmail> {
  return {
    subject: await renderSubjectOf(template, values),
    html: String(await htmlLiquid.render(template.html, values)),
    text: withoutGaps(String(await textLiquid.render(template.text, values))),
  };
}

/** Renders the subject. It is a header: one line, whatever the values are. */
export async function renderSubjectOf(
  { subject }: Pick<ParsedTemplate, 'subject'>,
  values: EmailValues,
): Promise<string> {
  const rendered = oneLine(String(await textLiquid.render(subject, values)));
  return Array.from(rendered).slice(0, MAX_RENDERED_SUBJECT).join('').trim();
}

/** Makes one line of a text, without control characters and what changes the direction of other texts. */
export function oneLine(text: string): string {
  return toLine(text)
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** A condition that is not met leaves its line empty. */
function withoutGaps(text: string): string {
  return text
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
