import { answerStep, payOnPage, type Outcome } from '../money/pay.ts';
import type { Session } from '../state/records.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { redirect, reply, type Reply } from './http.ts';
import { messagePage, overPage, stepPage, successUrl } from './other-pages.ts';
import { payPage } from './pay-page.ts';
import { readForm, valuesOf, type Problems, type Values } from './read-form.ts';
import type { Language } from './texts.ts';

const EMPTY = valuesOf(new URLSearchParams());

/** A request for one of the pages below `/c/`. */
export interface Visit {
  sandbox: Sandbox;
  url: URL;
  /** What was sent; null for a GET. */
  form: URLSearchParams | null;
}

/** Answers below `/c/`: the page of a session, and the step that a bank asks for. */
export function visit(call: Visit): Reply {
  const { pathname } = call.url;
  const [, what = '', id = ''] = /^\/c\/(pay|step)\/([A-Za-z0-9_]+)$/.exec(pathname) ?? [];
  if (what === 'pay') return pay(call, id);
  return what === 'step' ? step(call, id) : notFound();
}

function pay(call: Visit, id: string): Reply {
  const { sandbox, form } = call;
  const session = sandbox.store.get('session', id);
  if (!session) return notFound();
  if (session.status !== 'open') return over(call, session, form !== null);
  if (!form) return show(call, session, { refusal: call.url.searchParams.get('refused') });
  const values = valuesOf(form);
  const read = readForm(values, session.payment_method_types, sandbox.now());
  if ('problems' in read) return show(call, session, { values, problems: read.problems });
  const outcome = payOnPage(sandbox, session, read.entered);
  if (outcome.kind === 'refused') {
    return show(call, session, { values, refusal: outcome.code });
  }
  return redirect(wayFrom(call, session, outcome));
}

/** A second click on the button goes where the first one went; whoever comes back sees how it stands. */
function over(call: Visit, session: Session, isSent: boolean): Reply {
  if (isSent && session.status === 'complete') return redirect(successUrl(session));
  return reply(overPage(session, languageOf(call, session)));
}

interface Shown {
  values?: Values;
  problems?: Problems;
  refusal?: string | null;
}

/** Answered by 200, also when something is wrong: browsers log every other status as an error of the page. */
function show(
  call: Visit,
  session: Session,
  { values = EMPTY, problems = {}, refusal = null }: Shown,
): Reply {
  const { sandbox } = call;
  const plan = sandbox.store.get('plan', session.id);
  const body = payPage({
    session,
    description: plan?.description ?? '',
    savesMethod: plan?.savesMethod ?? false,
    language: languageOf(call, session),
    values,
    problems,
    refusal,
    debitTakes: Math.round(sandbox.delays.debit / 1000),
  });
  const leadsTo = [new URL(session.success_url).origin];
  return reply(body, { leadsTo });
}

function step(call: Visit, id: string): Reply {
  const { sandbox, form } = call;
  const asked = sandbox.store.get('step', id);
  const session = asked && sandbox.store.get('session', asked.sessionId);
  if (!asked || !session) return notFound();
  if (session.status !== 'open') return over(call, session, form !== null);
  const language = languageOf(call, session);
  if (!asked.isOpen) {
    const link = { href: `/c/pay/${session.id}?lang=${language}`, text: 'toPage' } as const;
    return reply(messagePage({ says: 'stepOver', language, link }));
  }
  const leadsTo = [new URL(session.success_url).origin];
  const answer = form?.get('answer');
  if (answer !== 'approve' && answer !== 'refuse') {
    return reply(stepPage(asked, session, language), { leadsTo });
  }
  const outcome = answerStep(sandbox, id, answer === 'approve');
  return redirect(wayFrom(call, session, outcome));
}

function wayFrom(call: Visit, session: Session, outcome: Outcome): string {
  const lang = languageOf(call, session);
  if (outcome.kind === 'done') return successUrl(session);
  return outcome.kind === 'step'
    ? `/c/step/${outcome.id}?lang=${lang}`
    : `/c/pay/${session.id}?lang=${lang}&refused=${encodeURIComponent(outcome.code)}`;
}

function notFound(): Reply {
  return reply(messagePage({ says: 'notFound', language: 'en' }), { status: 404 });
}

function languageOf({ url }: Visit, session: Session): Language {
  const lang = url.searchParams.get('lang');
  return lang === 'en' || lang === 'es' ? lang : session.locale;
}
