import { defineConfig } from 'drizzle-kit';

/** For `npm run db:generate`. Migrations are applied by server/platform/database/migrate.ts, never by drizzle-kit. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/**/table.ts',
  out: './server/platform/database/migrations',
});
