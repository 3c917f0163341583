import { buildBuyingGroup } from '#tests/fixtures/build-buying-group.ts';
import { describeRecordRoutes } from './support/record-suite.ts';

describeRecordRoutes({
  name: 'buying-groups',
  input: buildBuyingGroup,
  unique: 'name',
  change: { offered: false },
  wrong: { input: buildBuyingGroup(' '), field: 'name' },
  filter: { offered: false },
  csv: {
    head: 'Nombre,Se ofrece a los solicitantes,Se factura al grupo,Envío gratis desde,Cuentas',
    line: (word) => `${word},Sí,No,,0`,
  },
  refer: ({ database: { pool } }, id) =>
    pool.query("UPDATE customers SET buying_group_id = $1 WHERE account_number = '100400'", [id]),
});
