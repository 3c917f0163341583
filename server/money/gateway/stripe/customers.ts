import type { Stripe } from 'stripe';

/**
 * The customer of an account. Stripe forgets idempotency keys after a day, and its search finds a customer only after
 * about a minute: together they find every earlier one.
 */
export async function findOrCreateCustomer(
  stripe: Stripe,
  { key, accountNumber, name }: { key: string; accountNumber: string; name: string },
): Promise<string> {
  const query = `metadata['accountNumber']:'${escaped(accountNumber)}'`;
  const found = await stripe.customers.search({ query, limit: 1 });
  const [customer] = found.data;
  if (customer) return customer.id;
  const params = { name, metadata: { accountNumber } };
  const made = await stripe.customers.create(params, { idempotencyKey: key });
  return made.id;
}

function escaped(text: string): string {
  return text.replaceAll(/['\\]/g, String.raw`\$&`);
}
