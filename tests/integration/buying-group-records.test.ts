import { describeRecordRoutes } from './support/record-suite.ts';

describeRecordRoutes({
  name: 'buying-groups',
  input: (word) => ({ name: word, offered: true }),
  unique: 'name',
  change: { offered: false },
  wrong: { input: { name: ' ', offered: true }, field: 'name' },
  filter: { offered: false },
  csv: {
    head: 'Nombre,Se ofrece a los solicitantes,Cuentas',
    line: (word) => `${word},Sí,0`,
  },
  refer: ({ database: { pool } }, id) =>
    pool.query("UPDATE customers SET buying_group_id = $1 WHERE account_number = '100400'", [id]),
});
