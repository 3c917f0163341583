import { ApiError } from '../wire/api-error.ts';
import type { Params } from '../wire/params.ts';
import type { Shape } from '../wire/shape.ts';

/** Stripe takes no less. */
const LEAST = 50;
const MOST = 99_999_999;

export const LINE_ITEMS: Shape = [
  {
    quantity: 'text',
    price_data: { currency: 'text', unit_amount: 'text', product_data: { name: 'text' } },
  },
];

interface Bill {
  amount: number;
  currency: string;
  description: string;
}

/** What the lines come to. @throws ApiError for none, for two currencies, and for a sum that cannot be charged */
export function readLines(params: Params): Bill {
  const lines = params.all('line_items').map((line) => {
    const price = line.below('price_data');
    return {
      cents: countOf(price, 'unit_amount', 0) * countOf(line, 'quantity', 1),
      currency: price.text('currency'),
      name: price.below('product_data').text('name'),
    };
  });
  const [first] = lines;
  if (!first) {
    const facts = { code: 'parameter_missing', param: 'line_items' };
    throw new ApiError(400, 'Missing required param: line_items.', facts);
  }
  const { currency } = first;
  if (lines.some((line) => line.currency !== currency)) {
    throw new ApiError(400, 'All line items must have the same currency.', { param: 'line_items' });
  }
  const amount = lines.reduce((sum, { cents }) => sum + cents, 0);
  if (amount < LEAST || amount > MOST) {
    const code = amount < LEAST ? 'amount_too_small' : 'amount_too_large';
    throw new ApiError(400, 'The amount is out of what can be charged.', { code });
  }
  return { amount, currency, description: lines.map(({ name }) => name).join(', ') };
}

function countOf(params: Params, name: string, least: number): number {
  const count = params.integer(name);
  if (count >= least) return count;
  throw new ApiError(400, `This value must be greater than or equal to ${least}.`, {
    code: 'parameter_invalid_integer',
    param: params.nameOf(name),
  });
}
