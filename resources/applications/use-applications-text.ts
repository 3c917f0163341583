import { createUseText } from '#providers/typed-translate.ts';
import { messages } from './messages.ts';

/** The texts of applications, by typed key. */
export const useApplicationsText = createUseText('applications', messages);
