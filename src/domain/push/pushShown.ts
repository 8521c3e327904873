/** What the server sends to a device, and the worker shows. */
export type PushShown = {
  title: string;
  body: string;
  /** As in src/i18n/languages.ts, of which the domain knows nothing. */
  lang: 'en' | 'vi';
  /** Where a press on it leads, in the language of the device. */
  path: string;
  /** A newer notification with the same tag takes the place of the older. */
  tag: string;
};
