import { describeRecordRoutes } from './support/record-suite.ts';

describeRecordRoutes({
  name: 'reject-reasons',
  input: (word) => ({ name: word, reason: `${word}: please send it again.`, offered: true }),
  unique: 'name',
  change: { offered: false },
  wrong: { input: { name: 'Topography', reason: ' ', offered: true }, field: 'reason' },
  filter: { offered: false },
  csv: {
    head: 'Nombre,Texto para el consultorio,Se ofrece en los diálogos',
    line: (word) => `${word},${word}: please send it again.,Sí`,
  },
});
