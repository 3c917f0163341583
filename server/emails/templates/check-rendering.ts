import { LiquidError } from 'liquidjs';
import type { TemplateProblem } from '#domain/emails/email-template.ts';
import type { EmailVariables } from '#domain/emails/events/email-event.ts';
import {
  parseTemplate,
  renderTemplate,
  type EmailValues,
  type RenderedEmail,
} from './render-template.ts';

/** Returns the made-up values of an event's variables. */
export function exampleValues(variables: EmailVariables): EmailValues {
  return Object.fromEntries(Object.entries(variables).map(([key, { example }]) => [key, example]));
}

/** Returns values that are all blank, as far as a source may leave them out. */
function blankValues(variables: EmailVariables): EmailValues {
  return Object.fromEntries(
    Object.entries(variables).map(([key, { type }]) => [key, type === 'list' ? [] : '']),
  );
}

/** Renders the examples and blank values: what fails or says nothing now would do so when it is sent. */
export async function checkRendering(
  source: RenderedEmail,
  variables: EmailVariables,
): Promise<TemplateProblem[]> {
  try {
    const parsed = parseTemplate(source);
    const { subject, text } = await renderTemplate(parsed, exampleValues(variables));
    await renderTemplate(parsed, blankValues(variables));
    return [
      ...(subject === '' ? [missing('subject', 'The subject is blank with the examples')] : []),
      ...(text === '' ? [missing('text', 'The text version is blank with the examples')] : []),
    ];
  } catch (error) {
    if (!LiquidError.is(error)) throw error;
    const [message] = error.message.split(', line:');
    return [{ ...missing('mjml', `This cannot be rendered: ${message}`), rule: 'liquid' }];
  }
}

function missing(field: TemplateProblem['field'], message: string): TemplateProblem {
  return { field, rule: 'missing', line: 1, column: 1, message };
}
