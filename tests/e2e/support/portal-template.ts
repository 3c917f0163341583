import { cp } from 'node:fs/promises';

/** The environment variable that passes the template folder to the workers. */
export const TEMPLATE_VARIABLE = 'JOURNEYS_TEMPLATE';

/** Fills a new portal's folder with what all portals of the run start from. */
export async function copyTemplate(folder: string): Promise<void> {
  const template = process.env[TEMPLATE_VARIABLE];
  if (!template) throw new Error('The global setup has made no template of a portal');
  await cp(template, folder, { recursive: true });
}
