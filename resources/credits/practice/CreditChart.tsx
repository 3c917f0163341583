import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCents } from '#domain/basics/money.ts';
import type { CreditAccount } from '#domain/money/credit/credit-account.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Part } from '../../shared/show/Part.tsx';

const HEIGHT = 120;
const STEP = 40;
const BAR = 26;
const LABEL = 18;

/** CR-02: the balance at the end of each month as bars, and as a table for whoever prefers one. */
export function CreditChart({ account }: { account: CreditAccount }) {
  const text = useText('credit');
  const locale = useLocale();
  const { months, currency } = account;
  const most = Math.max(0, ...months.map(({ balanceCents }) => balanceCents));
  if (most === 0) return null;
  const amount = (cents: number) => formatCents(cents, currency, locale);
  const label = text('chart.label', {
    first: monthName(months[0]?.month, locale, 'long'),
    last: monthName(months.at(-1)?.month, locale, 'long'),
    amount: amount(months.at(-1)?.balanceCents ?? 0),
    most: amount(most),
  });
  return (
    <Part title={text('chart.title')}>
      <Bars months={months} most={most} label={label} />
      <Box component="details" sx={{ mt: 1 }}>
        <summary>{text('chart.table')}</summary>
        <Table size="small" aria-label={text('chart.title')} sx={{ maxWidth: 400 }}>
          <TableHead>
            <TableRow>
              <TableCell>{text('chart.month')}</TableCell>
              <TableCell align="right">{text('chart.balance')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {months.map(({ month, balanceCents }) => (
              <TableRow key={month}>
                <TableCell component="th" scope="row">
                  {monthName(month, locale, 'long')}
                </TableCell>
                <TableCell align="right">{amount(balanceCents)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Part>
  );
}

interface BarsProps extends Pick<CreditAccount, 'months'> {
  most: number;
  label: string;
}

function Bars({ months, most, label }: BarsProps) {
  const locale = useLocale();
  const { palette } = useTheme();
  const width = months.length * STEP;
  return (
    <Box
      component="svg"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page, not a file
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT + LABEL}`}
      sx={{ display: 'block', width: '100%', maxWidth: 720 }}
    >
      {months.map(({ month, balanceCents }, index) => {
        const height = (balanceCents / most) * HEIGHT;
        const x = index * STEP + (STEP - BAR) / 2;
        return (
          <g key={month}>
            <rect
              x={x}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={2}
              fill={palette.primary.main}
            />
            <text
              x={x + BAR / 2}
              y={HEIGHT + LABEL - 5}
              textAnchor="middle"
              fontSize={11}
              fill={palette.text.secondary}
            >
              {monthName(month, locale, 'short')}
            </text>
          </g>
        );
      })}
      <line x1={0} x2={width} y1={HEIGHT} y2={HEIGHT} stroke={palette.divider} />
    </Box>
  );
}

/** A month of the calendar, which has no time zone: `2026-06` as "June 2026" or "Jun". */
function monthName(month: string | undefined, locale: string, style: 'long' | 'short'): string {
  if (month === undefined) return '';
  const year = style === 'long' ? ({ year: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat(locale, { month: style, ...year, timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
