import { LOCAL_API_KEY } from 'payment-sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { createStripeGateway } from '#server/money/gateway/stripe/stripe-gateway.ts';
import { openTestSandbox } from '../../fixtures/test-sandbox.ts';

it('PY-04 is told apart from Stripe by its gateway', async () => {
  const sandbox = await openTestSandbox();
  onTestFinished(() => sandbox.close());
  const keys = { secretKey: LOCAL_API_KEY, webhookSecret: 'whsec_x' };
  const gateways = [
    sandbox.gateway,
    createStripeGateway(keys),
    createStripeGateway({ ...keys, sandbox: null }),
  ];
  expect(gateways.map(({ isSandbox }) => isSandbox)).toEqual([true, false, false]);
});
