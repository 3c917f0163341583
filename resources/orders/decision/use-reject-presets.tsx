import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useDataProvider } from 'react-admin';
import { mayDo } from '#domain/access/permissions.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import type { Presets } from '../../shared/decision/DecisionPresets.tsx';

const PATH = '/admin/order-approval/reject-reasons';

/** AD-13: returns the preset reasons that the reject dialogs offer; undefined for other decisions. */
export function useRejectPresets(isReject: boolean): Presets | undefined {
  const text = useText('orders');
  const { roles } = useSession();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['reject-reasons', 'offered'],
    queryFn: async () => (await dataProvider.rejectReasons()).data,
    enabled: isReject,
  });
  if (!isReject) return undefined;
  const note = error ? (
    // the reason can still be typed
    <Typography variant="body2" color="text.secondary">
      {text('decision.presetsFailed')}
    </Typography>
  ) : (
    mayDo(roles, 'rejectReasons:edit') && (
      // a new tab: what is typed stays
      <Link component={LinkBase} to={PATH} target="_blank" rel="noopener" variant="body2">
        {text('decision.editPresets')}
      </Link>
    )
  );
  const texts = (data ?? []).map(({ id, name, reason }) => ({ id, name, text: reason }));
  return { label: text('decision.presets'), texts, note };
}
