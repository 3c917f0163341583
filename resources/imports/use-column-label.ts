import { useTranslate } from 'react-admin';
import type { ImportKind } from '#domain/import/import-columns.ts';
import { useText } from '#providers/messages/use-text.ts';

const MEMBER_FIELDS = ['memberEmail', 'memberRole', 'cityLine'] as const;

/** Returns the label of a column: that of the record's field, or of what is no field of it. */
export function useColumnLabel(kind: ImportKind): (field: string) => string {
  const text = useText('imports');
  const translate = useTranslate();
  return (field) => {
    const member = MEMBER_FIELDS.find((one) => one === field);
    return member ? text(`fields.${member}`) : translate(`resources.${kind}.fields.${field}`);
  };
}
