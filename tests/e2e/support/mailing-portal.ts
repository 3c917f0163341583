import { startSmtp, type TestSmtp } from '#tests/integration/support/smtp.ts';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Accounts } from './accounts.ts';
import { PortalProcess } from './portal-process.ts';
import { copyTemplate } from './portal-template.ts';

/** A portal of its own whose emails reach a real SMTP server, which tells what it received. */
export interface MailingPortal {
  portal: PortalProcess;
  smtp: TestSmtp;
  accounts: Accounts;
  close: () => Promise<void>;
}

/** Starts the portal. `prepare` changes its data folder before. */
export async function startMailingPortal(
  prepare: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<MailingPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'lens-portal-e2e-'));
  await copyTemplate(folder);
  await prepare(folder);
  const smtp = await startSmtp();
  const portal = await PortalProcess.startIn(folder, smtp.url);
  const close = async () => {
    await portal.remove();
    await smtp.close();
  };
  return { portal, smtp, accounts: new Accounts(portal.origin), close };
}
