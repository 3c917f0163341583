import type { prices as en } from '../../en/admin/prices.ts';

export const prices: typeof en = {
  parts: { lens: 'Lente', diagnostic: 'Lente de diagnóstico' },
  drafts: {
    check: 'Revisar los borradores abiertos',
    failed: 'No se pudieron revisar los borradores. Inténtelo de nuevo.',
    found:
      '%{smart_count} de %{checked} borradores abiertos con este lente cambia de precio. |||| %{smart_count} de %{checked} borradores abiertos con este lente cambian de precio.',
    example: 'Cuenta %{account}: ahora %{before}, con este precio %{after}',
  },
};
