import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import {
  BUYING_GROUP_LABELS,
  BUYING_GROUP_SORTS,
  buyingGroupInputSchema,
  buyingGroupRecordSchema,
} from '#domain/customers/buying-group.ts';
import { defineRecord } from '../shared/record/common/define-record.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';

const buyingGroups = defineRecord({
  name: 'buying-groups',
  fieldLabels: BUYING_GROUP_LABELS,
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
  words: {
    en: {
      name: 'Buying group |||| Buying groups',
      create: 'New buying group',
      edit: 'Edit buying group',
      search: 'Search by name',
      empty: 'There is no buying group yet.',
      notifications: {
        created: 'The buying group was created.',
        updated: 'The buying group was saved.',
        deleted: 'The buying group was deleted.',
      },
      message: {
        delete_title: 'Delete the buying group %{recordRepresentation}?',
        delete_content: 'It cannot be restored. A group that has accounts cannot be deleted.',
      },
    },
    es: {
      name: 'Grupo de compra |||| Grupos de compra',
      create: 'Nuevo grupo de compra',
      edit: 'Modificar grupo de compra',
      search: 'Buscar por nombre',
      empty: 'Todavía no hay ningún grupo de compra.',
      notifications: {
        created: 'Se creó el grupo de compra.',
        updated: 'Se guardó el grupo de compra.',
        deleted: 'Se eliminó el grupo de compra.',
      },
      message: {
        delete_title: '¿Eliminar el grupo de compra %{recordRepresentation}?',
        delete_content: 'No se puede restaurar. Un grupo que tiene cuentas no se puede eliminar.',
      },
    },
  },
});

/** AD-05: the groups that practices buy through. */
export default function BuyingGroups() {
  return <RecordResource definition={buyingGroups} />;
}
