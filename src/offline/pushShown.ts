import type { Language } from '../i18n/languages.ts';

/** What the server sends to a device, and the worker shows. */
export type PushShown = {
  title: string;
  body: string;
  lang: Language;
  /** Where a press on it leads, in the language of the device. */
  path: string;
  /** A newer notification with the same tag takes the place of the older. */
  tag: string;
};
