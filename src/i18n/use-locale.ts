export { useLocale } from '#providers/messages/use-locale.ts';
