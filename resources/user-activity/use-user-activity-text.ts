import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of the activity list, by typed key. */
export const useUserActivityText = createUseText('userActivity', messages);
