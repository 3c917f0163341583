import type { StartStep } from '../platform/program/start-step.ts';

const AGAIN = 'Start again: what was built so far is kept.';

/** The steps of `npm start` that take long on a slow machine, or that somebody can do something about. */
export const STEPS = {
  page: {
    name: 'Building the page',
    waitsFor: 'Vite, in a process of its own, which writes dist/embedded',
    todo: `Read what Vite says above; with a fresh checkout, npm ci may be missing. ${AGAIN}`,
  },
  makeDatabase: {
    name: 'Making the database',
    waitsFor: 'PGlite, in a process of its own, which makes an empty PostgreSQL database',
    todo: `Is there room on the disk (100 MB), and may the data folder be written? ${AGAIN}`,
  },
  openDatabase: {
    name: 'Opening the database',
    waitsFor: 'PGlite, or the PostgreSQL of DATABASE_URL',
    todo: 'npm run local:reset forgets a database that is damaged, with everything in it.',
  },
  migrate: {
    name: 'Migrating the database',
    waitsFor: 'its migrations, one after the other, and whoever else migrates it',
    todo: `Migrations that were applied stay. ${AGAIN}`,
  },
  app: {
    name: 'Getting the API ready',
    waitsFor: 'the database, where templates and guide are stored',
    todo: AGAIN,
  },
  firstRun: {
    name: 'Putting the first-run data in',
    waitsFor: 'the embedded Firebase and the database',
    todo: `What is in stays. ${AGAIN}`,
  },
  users: { name: 'Reading the users', waitsFor: 'the embedded Firebase' },
} satisfies Record<string, StartStep>;
