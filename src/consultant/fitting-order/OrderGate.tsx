import { useEffect } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { useSession, useSessionActions } from '#providers/session/use-session.ts';
import { loginUrl } from '../../session/return-url.ts';
import { addressOf } from '../page/page-names.ts';
import { PageHeading } from '../page/PageHeading.tsx';
import { usePlace } from '../page/place.ts';
import { PlaceLink } from '../page/PlaceLink.tsx';
import { orderWay, type OrderWay } from './order-way.ts';

const FORM = '/customer/order';
const HERE = addressOf('fitting/order');

/** Where each missing step is taken, with the fitting kept in the address as far as that page returns here. */
const STEPS = {
  signIn: (fitting: string) => loginUrl(HERE + fitting),
  verify: () => '/auth/verify-email',
  account: () => '/auth/request',
} as const;

/**
 * VC-04: the way from a fitting to a draft order. Public, and the fitting is in the fragment of its address: it says what
 * is missing, and leads on as soon as nothing is.
 */
export default function OrderGate() {
  const text = useText('fittingGate');
  const { go } = usePlace();
  const way = orderWay(useSession(), useMay());
  const fitting = location.hash;
  const isOn = way.kind === 'go' && fitting !== '';
  useEffect(() => {
    if (isOn) go(FORM + fitting, { replace: true });
  }, [isOn, go, fitting]);
  return (
    <>
      <PageHeading>{text('title')}</PageHeading>
      {fitting === '' ? <p>{text('nothing')}</p> : <MissingStep way={way} fitting={fitting} />}
      <p>
        <PlaceLink to={addressOf('fitting') + fitting}>{text('back')}</PlaceLink>
      </p>
    </>
  );
}

function MissingStep({ way, fitting }: { way: OrderWay; fitting: string }) {
  const text = useText('fittingGate');
  const { kind } = way;
  if (kind === 'wait' || kind === 'go') return <p>{text('wait')}</p>;
  if (kind === 'staff') return <p>{text('staff')}</p>;
  if (kind === 'role') return <OtherAccounts way={way} fitting={fitting} />;
  return (
    <>
      <p>{text(`${kind}.text`)}</p>
      <p>
        <PlaceLink className="button" to={STEPS[kind](fitting)}>
          {text(`${kind}.action`)}
        </PlaceLink>
      </p>
      {kind === 'signIn' && (
        <p>
          {text('signIn.none')} <PlaceLink to="/auth/sign-up">{text('signIn.signUp')}</PlaceLink>
        </p>
      )}
    </>
  );
}

interface OtherAccountsProps {
  way: Extract<OrderWay, { kind: 'role' }>;
  fitting: string;
}

/** AD-08: the role does not order in this account; perhaps in another. */
function OtherAccounts({ way: { accountNumber, others }, fitting }: OtherAccountsProps) {
  const text = useText('fittingGate');
  const { chooseAccount } = useSessionActions();
  const order = (number: string) => {
    chooseAccount(number);
    // LY-07: the whole portal depends on the selected account.
    location.assign(FORM + fitting);
  };
  return (
    <>
      <p>{text('role.text', { number: accountNumber })}</p>
      {others.map((number) => (
        <p key={number}>
          <button type="button" className="button" onClick={() => order(number)}>
            {text('role.other', { number })}
          </button>
        </p>
      ))}
    </>
  );
}
