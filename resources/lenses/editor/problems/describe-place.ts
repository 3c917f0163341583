import type { Text } from '#providers/messages/text-in.ts';
import type { LensValues } from '../../edit/values/form-values.ts';

/** The label of a field by a pattern of its path; the first match wins. */
const FIELDS = [
  [/^description\.en$/, 'descriptionEn'],
  [/^description\.es$/, 'descriptionEs'],
  [/label\.en$/, 'labelEn'],
  [/label\.es$/, 'labelEs'],
  [/label$/, 'labelEn'],
  [/because\.en$/, 'becauseEn'],
  [/because\.es$/, 'becauseEs'],
  [/because$/, 'becauseEn'],
  [/source\.status$/, 'sourceStatus'],
  [/source\.note$/, 'sourceNote'],
  [/source$/, 'source'],
  [/(when|requiredWhen|dependsOn)\.parameter$/i, 'condition'],
  [/(when|requiredWhen|dependsOn)\.values$/i, 'values'],
  [/(when|requiredWhen|dependsOn)\.test$/i, 'test'],
  [/^combinations\.\d+\.values$/, 'others'],
  [/^combinations\.\d+\.value$/, 'excluded'],
  [/^combinations\.\d+\.kind$/, 'combinationKind'],
  [/^parameters\.\d+\.name$/, 'key'],
  [/^surcharges\.\d+\.id$/, 'key'],
  [/limits\.\d+\.name$/, 'limitName'],
] as const;

const PLAIN = new Set(
  (
    'id name family design priceCents diagnosticPriceCents turnaroundDays offered kind unit min max step also ' +
    'default options value first second parameter other smaller larger mayBeEqual refundable days exchanges ' +
    'amount laboratoryDecides creditPercent feeCents mustReturn percentOff withinDays code off changeNote currency parameters ' +
    'combinations surcharges warranty spare'
  ).split(' '),
);

const ITEMS = {
  parameters: 'item.parameter',
  combinations: 'item.combination',
  surcharges: 'item.surcharge',
  warnings: 'item.warning',
} as const;

type Labelled = { label?: { en?: unknown; es?: unknown } };

/** Returns the list item of a path: "Parameter 3 (Diameter)"; blank when it is in no list. */
function itemOf(path: string, values: Partial<LensValues>, text: Text<'lensEditor'>): string {
  const [list = '', index = ''] = path.split('.');
  if (!(list in ITEMS) || index === '') return '';
  const key = list as keyof typeof ITEMS;
  const item = text(ITEMS[key], { position: Number(index) + 1 });
  const items: unknown = values[key];
  const label = Array.isArray(items) ? (items[Number(index)] as Labelled)?.label?.en : undefined;
  return typeof label === 'string' && label ? `${item} (${label})` : item;
}

function fieldOf(path: string, text: Text<'lensEditor'>): string {
  const known = FIELDS.find(([pattern]) => pattern.test(path));
  if (known) return text(`fields.${known[1]}`);
  const last = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  return PLAIN.has(last) ? text(`fields.${last}` as Parameters<Text<'lensEditor'>>[0]) : last;
}

/** Returns the place of an error as text: "Parameter 3 (Diameter), Step". */
export function describePlace(
  path: string,
  values: Partial<LensValues>,
  text: Text<'lensEditor'>,
): string {
  const option = /options\.(\d+)/.exec(path)?.[1];
  const parts = [
    itemOf(path, values, text),
    option === undefined ? '' : text('item.option', { position: Number(option) + 1 }),
    fieldOf(path, text),
  ];
  return parts.filter(Boolean).join(', ');
}
