import { formatFigure } from '../../../lens/model/format-figure.ts';
import type { LensDefinition } from '../../../lens/model/lens.ts';
import { SETTLING } from '../../../lens/model/settled-vault.ts';
import { SETTLING_RANGE } from '../../fitting/planning/scleral-rules.ts';
import { forecastSettling } from '../../fitting/planning/settling.ts';
import { draftAnswer } from '../answers/answer-draft.ts';
import { say } from '../answers/words.ts';
import { askLens } from './first-lens.ts';
import { citeSettling, settlingText } from './next-change.ts';
import { toPage } from './onward.ts';
import type { Asked, Reply } from './reply.ts';

const um = (value: number): string => formatFigure('um', value);

/** How far the lens settles, when no vault was stated. */
function replyOwnSettling(lens: LensDefinition, { words }: Asked): Reply {
  const { settling, halfLifeMinutes } = { ...SETTLING, ...lens.warnings['vaultLow']?.limits };
  const draft = draftAnswer();
  draft.say(
    say(words, 'settling.own', {
      lens: lens.name,
      amount: um(settling),
      minutes: String(halfLifeMinutes),
      least: um(SETTLING_RANGE.least),
      most: um(SETTLING_RANGE.most),
    }),
    citeSettling({ lens, words }),
  );
  draft.ask(say(words, 'ask.vault'));
  return { answer: draft.finish('answer'), asked: 'centralVault' };
}

/** The vault after settling, by the lens that is spoken of, or else the first scleral lens. */
export function replySettling(asked: Asked): Reply {
  const { known, eye, words, knowledge } = asked;
  const scleral = knowledge.lenses.find(({ family }) => family === 'scleral');
  const lens = asked.lens ?? scleral;
  if (!lens) return askLens(asked, 'ask.worn');
  const draft = draftAnswer();
  if (lens.family !== 'scleral') {
    draft.say(say(words, 'settling.other'));
    return { answer: draft.finish('unknown') };
  }
  const { centralVault, minutesOnEye } = known.eyes[eye].findings;
  if (centralVault === undefined && minutesOnEye === undefined && asked.before.asked === null) {
    return replyOwnSettling(lens, asked);
  }
  if (centralVault === undefined || minutesOnEye === undefined) {
    const isVault = centralVault === undefined;
    draft.ask(say(words, isVault ? 'ask.vault' : 'ask.minutes'));
    return { answer: draft.finish('ask'), asked: isVault ? 'centralVault' : 'minutesOnEye' };
  }
  const forecast = forecastSettling(lens, centralVault, minutesOnEye);
  draft.say(settlingText(forecast, words), citeSettling({ lens, words }));
  draft.say(say(words, 'settling.lens', { lens: lens.name }));
  draft.goOn(toPage('fitting', words));
  return { answer: draft.finish('answer') };
}
