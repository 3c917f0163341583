import type {
  PreviewAnswer,
  TemplatePreview,
  TemplateProblem,
} from '#domain/emails/email-template.ts';
import type { Handle } from '../../platform/database/database.ts';
import { checkTemplate } from './check-template.ts';
import { readLinkRules } from './markup/link-rules.ts';
import { previewValues, type Viewing } from './preview-values.ts';
import { requireNoProblems } from './problems-by-field.ts';
import { parseTemplate, renderTemplate, type RenderedEmail } from './render-template.ts';
import type { TemplateParts } from './template-parts.ts';

/** EM-02: renders a draft. What has problems is blank. @throws Problem 404, 422 for the order */
export async function previewTemplate(
  db: Handle,
  draft: TemplatePreview,
  viewing: Viewing,
  parts: TemplateParts,
): Promise<PreviewAnswer> {
  const { html, problems } = await checkTemplate(draft, await readLinkRules(db, parts));
  const values = await previewValues(db, draft, viewing, parts);
  const isWrong = (field: TemplateProblem['field']) => isUnreadable(problems, field);
  const shown: RenderedEmail = {
    subject: isWrong('subject') ? '' : draft.subject,
    html: isWrong('mjml') ? '' : html,
    text: isWrong('text') ? '' : draft.text,
  };
  return { ...(await renderTemplate(parseTemplate(shown), values)), problems };
}

/** Renders a draft without problems. @throws Problem 422 with its problems, 404 for the order */
export async function renderDraft(
  db: Handle,
  draft: TemplatePreview,
  viewing: Viewing,
  parts: TemplateParts,
): Promise<RenderedEmail> {
  const { problems, ...rendered } = await previewTemplate(db, draft, viewing, parts);
  requireNoProblems(problems);
  return rendered;
}

/** What is missing elsewhere does not keep anybody from seeing the rest. */
function isUnreadable(
  problems: readonly TemplateProblem[],
  field: TemplateProblem['field'],
): boolean {
  return problems.some((problem) => problem.field === field && problem.rule !== 'missing');
}
