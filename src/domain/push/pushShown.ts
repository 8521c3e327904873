/** Notification that the server sends and the worker shows. */
export type PushShown = {
  title: string;
  body: string;
  /** Languages of src/i18n/languages.ts, which the domain must not import. */
  lang: 'en' | 'vi';
  /** Path that a click opens, in the device's language. */
  path: string;
  /** A newer notification replaces an older one with this tag. */
  tag: string;
};
