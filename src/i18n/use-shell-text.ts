import { createUseText } from '#providers/typed-translate.ts';
import { shellMessages } from './shell-messages.ts';

/** Returns the texts of sidebar and header, by typed key. */
export const useShellText = createUseText('shell', shellMessages);
