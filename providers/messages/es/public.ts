import { action } from './public/action.ts';
import { auth } from './public/auth.ts';
import { forgot } from './public/forgot.ts';
import { invitation } from './public/invitation.ts';
import { oneTime } from './public/one-time.ts';
import { request } from './public/request.ts';
import { signUp } from './public/sign-up.ts';
import { terms } from './public/terms.ts';
import { unsubscribe } from './public/unsubscribe.ts';
import { verify } from './public/verify.ts';

export const texts = {
  action,
  auth,
  forgot,
  invitation,
  oneTime,
  request,
  signUp,
  terms,
  unsubscribe,
  verify,
};
