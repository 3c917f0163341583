import type { Invitation } from '#domain/access/member.ts';
import type { ImportLine } from '#domain/import/import.ts';
import { teamRequests } from '#providers/account/team.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { Connection } from '#providers/http/connection.ts';

/** As many lines as one answer may have. */
const PER_PAGE = 100;
/** The teams that are read at the same time. */
const AT_ONCE = 4;
/** The outcomes of lines that add a member. */
const OUTCOMES = ['created', 'changed'] as const;

/** An open invitation, and the account that it is to. */
export interface AccountInvitation extends Invitation {
  accountNumber: string;
}

interface Parts {
  dataProvider: Pick<PortalDataProvider, 'importLines'>;
  connection: Connection;
}

/** Returns those invitations of an import that are open: neither accepted nor revoked. @throws HttpFailure */
export async function findInvitations(
  importId: string,
  { dataProvider, connection }: Parts,
): Promise<AccountInvitation[]> {
  const invited = new Map<string, Set<string>>();
  for (const { recordId, after } of await addingLines(importId, dataProvider)) {
    const email = after['memberEmail'];
    if (typeof email !== 'string') continue;
    invited.set(recordId, (invited.get(recordId) ?? new Set()).add(email.toLowerCase()));
  }
  const teams = [...invited];
  const found: AccountInvitation[] = [];
  for (let first = 0; first < teams.length; first += AT_ONCE) {
    const some = teams.slice(first, first + AT_ONCE);
    const open = await Promise.all(
      some.map(([accountNumber, emails]) => openIn(connection, accountNumber, emails)),
    );
    found.push(...open.flat());
  }
  return found;
}

async function addingLines(
  importId: string,
  dataProvider: Parts['dataProvider'],
): Promise<ImportLine[]> {
  const lines: ImportLine[] = [];
  for (const outcome of OUTCOMES) {
    for (let page = 0, total = 1; page * PER_PAGE < total; page += 1) {
      const query = { outcome, page, perPage: PER_PAGE };
      const answer = await dataProvider.importLines(importId, query);
      lines.push(...answer.data);
      total = answer.total;
    }
  }
  return lines;
}

async function openIn(
  connection: Connection,
  accountNumber: string,
  emails: ReadonlySet<string>,
): Promise<AccountInvitation[]> {
  const invitations = await teamRequests(connection, accountNumber).invitations();
  return invitations
    .filter(({ email }) => emails.has(email))
    .map((invitation) => Object.assign(invitation, { accountNumber }));
}
