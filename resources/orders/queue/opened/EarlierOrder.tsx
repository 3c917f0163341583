import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Order } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../../../shared/list/LoadError.tsx';
import { useOrderPath } from '../../common/use-order-path.ts';
import { useWholeOrder } from '../../common/use-whole-order.ts';
import { EyeMark } from '../../marks/EyeMark.tsx';
import { changesFromEarlier } from './changes-from-earlier.ts';
import type { Change } from './changes-from-earlier.ts';
import { OpenedPart } from './OpenedPart.tsx';

interface EarlierOrderProps {
  order: Order;
  earlierId: string;
  definitions: ReadonlyMap<string, LensDefinition>;
}

/** The order that an exchange, warranty or reorder starts from, and what changed since. */
export function EarlierOrder({ order, earlierId, definitions }: EarlierOrderProps) {
  const text = useText('orderQueue');
  const labels = useText('orders');
  const showText = useText('orderShow');
  const locale = useLocale();
  const pathOf = useOrderPath();
  const { order: earlier, error, refetch } = useWholeOrder(earlierId);
  const changes = earlier && changesFromEarlier(order, earlier, definitions, locale);
  return (
    <OpenedPart title={showText('facts.source')}>
      <MuiLink component={LinkBase} to={pathOf(earlierId)}>
        {labels('show.title', { number: order.sourceOrderNumber ?? '' })}
      </MuiLink>
      {error && (
        <LoadError
          title={text('opened.earlierFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {changes?.length === 0 && <Typography>{text('opened.same')}</Typography>}
      {changes && changes.length > 0 && <Changes changes={changes} />}
    </OpenedPart>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const text = useText('orderQueue');
  const none = text('opened.none');
  return (
    <Box
      component="ul"
      aria-label={text('opened.changes')}
      sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, display: 'grid', gap: 0.5 }}
    >
      {changes.map(({ eye, label, before, now }) => (
        <Box component="li" key={`${eye} ${label}`} sx={{ display: 'flex', gap: 1 }}>
          <EyeMark eye={eye} />
          <span>
            {text('opened.change', {
              label: label ?? text('opened.lens'),
              before: before ?? none,
              now: now ?? none,
            })}
          </span>
        </Box>
      ))}
    </Box>
  );
}
