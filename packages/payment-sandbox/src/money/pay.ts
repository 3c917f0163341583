import { emit } from '../objects/events.ts';
import { change, find } from '../objects/find.ts';
import { createIntent, refuse } from '../objects/intents.ts';
import { attach, createMethod, type Entered } from '../objects/methods.ts';
import { complete } from '../objects/sessions.ts';
import { newId } from '../state/ids.ts';
import type { Intent, Method, Session, SetupIntent } from '../state/records.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { behaviorOf, takeFromBank, takeFromCard } from './settle.ts';
import { REFUSALS, STEP_NEEDED, STEP_REFUSED } from './test-numbers.ts';

/** How an attempt on the page went: `done`, refused by this code, or waiting for a further step. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'refused'; code: string }
  | { kind: 'step'; id: string };

const DONE: Outcome = { kind: 'done' };

/** A practice sends the form of the page. The session must be open. */
export function payOnPage(sandbox: Sandbox, session: Session, entered: Entered): Outcome {
  const method = createMethod(sandbox, entered);
  const behavior = behaviorOf(sandbox, method);
  if (behavior === 'stepOnce' || behavior === 'stepAlways') {
    return askForStep(sandbox, session, method);
  }
  const isOnlySaved = session.mode === 'setup' && behavior === 'declinedLater';
  const refusal = isOnlySaved ? undefined : REFUSALS[behavior];
  if (!refusal) return take(sandbox, session, method);
  note(sandbox, session, method, refusal);
  return { kind: 'refused', code: refusal.decline_code ?? refusal.code };
}

/** The bank asks before it pays. An earlier question of the same page is void. */
function askForStep(sandbox: Sandbox, session: Session, method: Method): Outcome {
  const { store } = sandbox;
  for (const step of store.list('step')) {
    if (step.sessionId === session.id) store.put('step', { ...step, isOpen: false });
  }
  const id = newId('step');
  store.put('step', { id, sessionId: session.id, methodId: method.id, isOpen: true });
  if (session.mode === 'payment') {
    const intent = change(sandbox, 'intent', intentOf(sandbox, session), {
      status: 'requires_action',
      payment_method: method.id,
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: `${sandbox.origin()}/c/step/${id}` },
      },
    });
    emit(sandbox, 'payment_intent.requires_action', intent);
  }
  return { kind: 'step', id };
}

/** The practice answers its bank. The step and its session must be open. */
export function answerStep(sandbox: Sandbox, stepId: string, isApproved: boolean): Outcome {
  const step = find(sandbox, 'step', stepId);
  const session = find(sandbox, 'session', step.sessionId);
  const method = find(sandbox, 'method', step.methodId);
  sandbox.store.put('step', { ...step, isOpen: false });
  if (isApproved) return take(sandbox, session, method);
  note(sandbox, session, method, STEP_REFUSED, false);
  return { kind: 'refused', code: STEP_REFUSED.code };
}

function take(sandbox: Sandbox, session: Session, method: Method): Outcome {
  if (session.mode === 'setup') save(sandbox, session, method);
  else takeFrom(sandbox, intentOf(sandbox, session), method);
  return DONE;
}

function takeFrom(sandbox: Sandbox, intent: Intent, method: Method): Intent {
  return method.type === 'card'
    ? takeFromCard(sandbox, intent, method)
    : takeFromBank(sandbox, intent, method);
}

function save(sandbox: Sandbox, session: Session, method: Method): void {
  const setup = setupOf(sandbox, session);
  attach(sandbox, method, session.customer);
  const saved = change(sandbox, 'setup', setup, {
    status: 'succeeded',
    payment_method: method.id,
    last_setup_error: null,
  });
  emit(sandbox, 'setup_intent.succeeded', saved);
  complete(sandbox, session, false);
}

type Refusal = Parameters<typeof refuse>[3];

function note(
  sandbox: Sandbox,
  session: Session,
  method: Method,
  refusal: Refusal,
  isCharged = true,
): void {
  if (session.mode === 'payment') {
    refuse(sandbox, intentOf(sandbox, session), method, refusal, { isCharged });
    return;
  }
  const refused = change(sandbox, 'setup', setupOf(sandbox, session), {
    last_setup_error: { type: 'card_error', ...refusal, payment_method: method },
  });
  emit(sandbox, 'setup_intent.setup_failed', refused);
}

function setupOf(sandbox: Sandbox, session: Session): SetupIntent {
  return find(sandbox, 'setup', session.setup_intent ?? '');
}

/** The intent of a session, which is made by the first attempt. */
function intentOf(sandbox: Sandbox, session: Session): Intent {
  const now = find(sandbox, 'session', session.id);
  if (now.payment_intent) return find(sandbox, 'intent', now.payment_intent);
  const plan = find(sandbox, 'plan', session.id);
  const intent = createIntent(sandbox, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: session.customer,
    description: plan.intentDescription ?? plan.description,
    metadata: plan.intentMetadata,
    payment_method_types: session.payment_method_types,
    setup_future_usage: plan.savesMethod ? 'off_session' : null,
  });
  change(sandbox, 'session', now, { payment_intent: intent.id });
  return intent;
}

/** Charges a saved method while nobody is there. What needs a step is refused. */
export function chargeSaved(sandbox: Sandbox, intent: Intent, method: Method): Intent {
  const behavior = behaviorOf(sandbox, method);
  const refusal = behavior === 'stepAlways' ? STEP_NEEDED : REFUSALS[behavior];
  return refusal ? refuse(sandbox, intent, method, refusal) : takeFrom(sandbox, intent, method);
}
