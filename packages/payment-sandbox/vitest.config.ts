import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { limits } from '../test-tools/limits.ts';

export default defineConfig({
  test: {
    name: 'payment-sandbox',
    include: ['tests/**/*.test.ts'],
    isolate: false,
    setupFiles: [join(import.meta.dirname, '../test-tools/leave-no-trace.ts')],
    ...limits,
  },
});
