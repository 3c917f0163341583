/**
 * EM-02: takes a picture of each default template with its examples, light, dark and as on a phone, so that somebody can
 * look at them: `npx tsx tests/load/email-pictures.ts FOLDER`.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from 'test-tools/find-chromium.ts';
import { variablesOf } from '#domain/emails/events/email-events.ts';
import { DEFAULT_TEMPLATES } from '#server/emails/email-sources.ts';
import { checkTemplate } from '#server/emails/templates/check-template.ts';
import { parseTemplate, renderTemplate } from '#server/emails/templates/render-template.ts';
import type { DefaultTemplate } from '#server/platform/mail/default-template.ts';

const LINKS = { portalUrl: undefined, linkHosts: [], labAddresses: [], labPhone: '' };
const VIEWS = {
  light: { colorScheme: 'light', viewport: { width: 720, height: 400 } },
  dark: { colorScheme: 'dark', viewport: { width: 720, height: 400 } },
  phone: { colorScheme: 'light', viewport: { width: 375, height: 400 } },
} as const;

const [, , folder = '.data/email-pictures'] = process.argv;
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium() });
for (const template of DEFAULT_TEMPLATES) await takePictures(browser, template);
await browser.close();
console.log(`${DEFAULT_TEMPLATES.length * Object.keys(VIEWS).length} pictures in ${folder}`);

async function takePictures(on: Browser, template: DefaultTemplate): Promise<void> {
  const name = `${template.event}.${template.language}`;
  const { html: compiled, problems } = await checkTemplate(template, LINKS);
  if (problems.length > 0) throw new Error(`${name}: ${JSON.stringify(problems)}`);
  const values = Object.fromEntries(
    Object.entries(variablesOf(template.event)).map(([key, { example }]) => [key, example]),
  );
  const parsed = parseTemplate({ ...template, html: compiled });
  const { html, text } = await renderTemplate(parsed, values);
  await writeFile(join(folder, `${name}.txt`), text);
  for (const [view, options] of Object.entries(VIEWS)) {
    const page = await on.newPage(options);
    await page.setContent(html);
    await page.screenshot({ path: join(folder, `${name}.${view}.png`), fullPage: true });
    await page.close();
  }
}
