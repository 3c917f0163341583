import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The words of applications, by typed key. */
export const useApplicationsText = createUseText('applications', messages);
