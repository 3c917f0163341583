import { formatCents } from '#domain/basics/money.ts';
import type { MergePreview } from '#domain/customers/customer-merge-schema.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

interface MergeLines {
  name: string;
  /** How many there are. */
  label: string;
  /** What becomes of each. */
  lines: { id: string; line: string }[];
}

/** Returns what a merge moves, kind by kind; kinds of which there is nothing are left out. */
export function useMergeLines(preview: MergePreview): MergeLines[] {
  const text = useText('customerMerge');
  const counted = (name: 'orders' | 'invoices' | 'drafts' | 'applications') =>
    preview[name] === 0
      ? []
      : [{ name, label: text(`counts.${name}`, { smart_count: preview[name] }), lines: [] }];
  const kinds = useListedKinds(preview);
  const listed = kinds
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => {
      return { name, label: text(`counts.${name}`, { smart_count: lines.length }), lines };
    });
  return [
    ...counted('orders'),
    ...counted('invoices'),
    ...counted('drafts'),
    ...listed,
    ...counted('applications'),
  ];
}

/** The kinds whose records are named one by one. */
function useListedKinds({
  members,
  accounts,
  addresses,
  prices,
  invitations,
  ...of
}: MergePreview) {
  const text = useText('customerMerge');
  const roles = useText('shell');
  const locale = useLocale();
  const role = (one: MergePreview['members'][number]['after']) => roles(`practiceRoles.${one}`);
  return [
    {
      name: 'members' as const,
      lines: members.map(({ uid, email, before, there, after }) => {
        const params = { who: email || uid, before: role(before), after: role(after) };
        const line = there
          ? text('member.both', { ...params, there: role(there) })
          : text('member.moves', params);
        return { id: uid, line };
      }),
    },
    {
      name: 'accounts' as const,
      lines: accounts.map(({ accountNumber, practice }) => {
        const params = { number: accountNumber, practice, main: of.mainAccount };
        return { id: accountNumber, line: text('account', params) };
      }),
    },
    {
      name: 'addresses' as const,
      lines: addresses.map(({ id, recipient, city, ...address }) => {
        return { id, line: text(`address.${fateOf(address)}`, { recipient, city }) };
      }),
    },
    {
      name: 'prices' as const,
      lines: prices.map(({ id, lensId, part, priceCents, moves }) => {
        const params = { lens: lensId, part, price: formatCents(priceCents, 'USD', locale) };
        return { id, line: text(moves ? 'price.moves' : 'price.ends', params) };
      }),
    },
    {
      name: 'invitations' as const,
      lines: invitations.map(({ id, email, practiceRole, fate }) => {
        return { id, line: text(`invitation.${fate}`, { email, role: role(practiceRole) }) };
      }),
    },
  ];
}

function fateOf({
  moves,
  wasDefault,
  isDefault,
}: Pick<MergePreview['addresses'][number], 'moves' | 'wasDefault' | 'isDefault'>) {
  if (!moves) return 'same';
  if (isDefault) return 'default';
  return wasDefault ? 'noDefault' : 'moves';
}
