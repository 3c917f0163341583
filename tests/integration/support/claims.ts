import type { LightMyRequestResponse } from 'fastify';
import type { Claim } from '#domain/customers/claim.ts';
import type { Newcomer } from './newcomers.ts';
import type { TestPortal } from './portal.ts';

/** The proof of the first-run account that has no members. */
export const MEADOW: Claim = { accountNumber: '100500', zip: '97205', invoiceNumber: 'INV-50017' };

/** Claims Meadow Optical, with `changes` to the claim. */
export function claim(
  claimant: Newcomer,
  changes: Partial<Claim> = {},
  remoteAddress = '192.0.2.1',
): Promise<LightMyRequestResponse> {
  return claimant.request({
    method: 'POST',
    url: '/api/customer/claim',
    payload: { ...MEADOW, ...changes },
    remoteAddress,
  });
}

/** Removes all claim attempts, and the members of Meadow Optical. */
export async function forgetClaims(portal: TestPortal): Promise<void> {
  const { pool } = portal.database;
  await pool.query('DELETE FROM claim_attempts');
  await pool.query("DELETE FROM account_members WHERE account_number = '100500'");
}

export async function triesOf(portal: TestPortal, uid: string): Promise<unknown[]> {
  const { pool } = portal.database;
  return (await pool.query('SELECT * FROM claim_attempts WHERE uid = $1', [uid])).rows;
}
