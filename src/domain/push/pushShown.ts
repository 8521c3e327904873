/** Notification that the server sends and the worker shows. */
export type PushShown = {
  title: string;
  body: string;
  /** As in src/i18n/languages.ts, which the domain must not import. */
  lang: 'en' | 'vi';
  /** Opened by a click. */
  path: string;
  /** Equal tags replace each other. */
  tag: string;
};
