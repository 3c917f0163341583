/** What a refusal is about: the address, our own sender, or this email only. */
export type RefusalCause = 'address' | 'sender' | 'email';

interface Refusal {
  /** The enhanced status (RFC 3463) that stands apart from the text, such as `5.1.1`. */
  status?: string | undefined;
  /** What the mail server said, in its own words. */
  text?: string | undefined;
}

export interface Judgment {
  cause: RefusalCause;
  /** The status that counts: the one in the text, where it says more. */
  status: string | undefined;
}

/** Longer texts are read so far. */
const LONGEST = 1_000;

/** The addresses of senders, which are under 5.1, too. */
const ABOUT_THE_SENDER = new Set(['5.1.7', '5.1.8']);
/** Three numbers, but not of an IP address. */
const STATUS = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/g;

/** Words of checks that only a sender can fail. */
const OUR_SENDER =
  /\b(?:spf|dkim|dmarc|rbl|dnsbl|ptr|rdns|helo|ehlo|reverse (?:dns|lookup)|(?:block|black|deny)[ -]?list(?:ed|s)?|spamhaus|spamcop|barracuda|reputation|sender|ip(?: address(?:es)?)?)\b/;
/** Words that may be about the sender where nothing is said of the recipient. */
const OUR_CONTENT = /\b(?:policy|policies|spam|unsolicited|blocked|banned|unauthenticated)\b/;
const FULL =
  /\b(?:mail ?box (?:is )?full|full mail ?box|over ?quota|quota|out of storage|disk full)\b/;
const OWNER = '(?:user|users|recipient|addressee|mail ?box|address|account|alias)';
const NOBODY = [
  `(?:unknown|no such|invalid|non-?existent|undeliverable|not a valid) (?:local |virtual )?${OWNER}`,
  `no mail ?box`,
  `${OWNER}\\b[^.;]{0,60}?\\b(?:unknown|not known|not found|(?:does not|doesn't|did not|not) exist|no longer (?:exists|valid|active)|is (?:invalid|disabled|inactive)|doesn't have an? \\S{1,60} account)`,
].map((words) => new RegExp(`\\b${words}\\b`));

/**
 * SE-15: judges a refusal by its status and the words of the server, of which neither is enough: many servers say 5.0.0, or
 * 5.1.1, whatever it was. Only an address that does not exist is the address's fault.
 */
export function judgeRefusal({ status, text = '' }: Refusal): Judgment {
  const words = wordsOf(text);
  const inText = (text.slice(0, LONGEST).match(STATUS) ?? []).find(saysMore);
  const counts = inText ?? status;
  return { cause: causeOf(words, counts ?? ''), status: counts };
}

function causeOf(words: string, status: string): RefusalCause {
  if (OUR_SENDER.test(words) || ABOUT_THE_SENDER.has(status)) return 'sender';
  // 2.x and 4.x are no failure for good, and a full mailbox (5.2.2) may be emptied.
  if (/^(?:[24]\.|5\.2\.2$)/.test(status) || FULL.test(words)) return 'email';
  if (NOBODY.some((nobody) => nobody.test(words))) return 'address';
  if (OUR_CONTENT.test(words) || status.startsWith('5.7.')) return 'sender';
  return status.startsWith('5.1.') || status === '5.2.1' ? 'address' : 'email';
}

/** x.0.0 says no more than "failed". */
function saysMore(status: string): boolean {
  return !status.endsWith('.0.0');
}

/** The text without addresses and links, whose parts are no words of the server. */
function wordsOf(text: string): string {
  return text
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/https?:\S+/g, ' ')
    .replaceAll(/[^\s<>"():,;]+@[\w.-]+/g, ' ')
    .replaceAll(/[\s<>"()]+/g, ' ');
}
