import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import {
  BUYING_GROUP_SORTS,
  buyingGroupInputSchema,
  buyingGroupRecordSchema,
} from '#domain/customers/buying-group.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';

const buyingGroups: RecordDefinition = {
  name: 'buying-groups',
  basename: '/admin/customer-management',
  icon: GroupsIcon,
  schema: buyingGroupRecordSchema,
  input: buyingGroupInputSchema,
  representation: 'name',
  columns: ['name', 'offered', 'billsMembers', 'freeShippingFromCents', 'accounts'],
  sorts: BUYING_GROUP_SORTS,
  filters: ['offered'],
  bulkFields: [['offered'], ['billsMembers'], ['freeShippingFromCents']],
  initial: { name: '', offered: true, billsMembers: false, freeShippingFromCents: null },
};

/** AD-05: the groups that practices buy through. */
export default function BuyingGroups() {
  return <RecordResource definition={buyingGroups} />;
}
