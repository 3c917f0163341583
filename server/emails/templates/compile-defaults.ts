import type { DefaultTemplate } from '../../platform/mail/default-template.ts';
import { StartError } from '../../platform/program/start-error.ts';
import { checkTemplate } from './check-template.ts';
import { compiledKey, type CompiledTemplates } from './compiled-defaults.ts';
import type { LinkRules } from './markup/check-link.ts';
import { templateIdOf } from './template-id.ts';

/**
 * Returns the HTML of the templates by `compiledKey`: as it is known, or compiled now, without a limit of time.
 *
 * @throws StartError with everything that is wrong with them
 */
export async function compileDefaults(
  templates: readonly DefaultTemplate[],
  { links, known }: { links: LinkRules; known: CompiledTemplates },
): Promise<CompiledTemplates> {
  const compiled = new Map<string, string>();
  const wrong: string[] = [];
  for (const template of templates) {
    const key = compiledKey(template);
    const before = known.get(key);
    const { html, problems } = before
      ? { html: before, problems: [] }
      : await checkTemplate(template, links, { hasLimit: false });
    compiled.set(key, html);
    for (const { field, line, column, message } of problems) {
      const id = templateIdOf(template.event, template.language);
      wrong.push(`${id}, ${field}, line ${line}, column ${column}: ${message}`);
    }
  }
  if (wrong.length > 0) throw new StartError(`Default templates are wrong:\n${wrong.join('\n')}`);
  return compiled;
}
