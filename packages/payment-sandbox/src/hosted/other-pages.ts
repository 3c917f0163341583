import type { Session, Step } from '../state/records.ts';
import { escapeHtml, money, page } from './html.ts';
import { TEXTS, type Language, type Sentence } from './texts.ts';

/** The bank's question, which the user answers in its place. */
export function stepPage(step: Step, session: Session, language: Language): string {
  const texts = TEXTS[language];
  const path = `/c/step/${step.id}`;
  const amount = money(session.amount_total ?? 0, session.currency ?? 'usd', language);
  const sum = session.mode === 'payment' ? `<p class="amount">${amount}</p>` : '';
  const body = `<div class="box">
<h1>${texts.stepTitle}</h1>
${sum}<p>${texts.stepLead}</p>
<form method="post" action="${path}?lang=${language}"><div class="buttons">
<button class="main" name="answer" value="approve">${texts.approve}</button>
<button name="answer" value="refuse">${texts.refuse}</button>
</div></form>
</div>`;
  return page({ title: texts.stepTitle, language, path, body });
}

interface Message {
  says: Sentence;
  language: Language;
  /** Where one goes from here. */
  link?: { href: string; text: Sentence } | undefined;
}

/** A page that only says something. */
export function messagePage({ says, language, link }: Message): string {
  const texts = TEXTS[language];
  const way = link ? `<a class="back" href="${escapeHtml(link.href)}">${texts[link.text]}</a>` : '';
  const body = `<div class="box"><h1>${texts[says]}</h1>${way}</div>`;
  return page({ title: texts[says], language, path: null, body });
}

/** What the page of a session that is over says. */
export function overPage(session: Session, language: Language): string {
  const isExpired = session.status === 'expired';
  const done = session.payment_status === 'unpaid' ? 'isSent' : 'isPaid';
  const says = isExpired ? 'isExpired' : session.mode === 'setup' ? 'isSaved' : done;
  const href = isExpired ? session.cancel_url : successUrl(session);
  return messagePage({ says, language, link: { href, text: 'toPortal' } });
}

/** Where the browser goes after the payment. */
export function successUrl({ success_url, id }: Session): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}
