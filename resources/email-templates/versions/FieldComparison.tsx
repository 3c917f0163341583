import { useTranslate } from 'react-admin';
import type { FieldDifference } from '../../shared/record/common/record-definition.ts';
import { Comparison } from './Comparison.tsx';

/** Both values of a field that two users edited: one's own first. */
export default function FieldComparison({ field, mine, theirs }: FieldDifference) {
  const translate = useTranslate();
  const label = translate(`resources.email-templates.fields.${field}`);
  return <Comparison label={label} before={mine} after={theirs} />;
}
