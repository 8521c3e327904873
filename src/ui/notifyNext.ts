import { sessionStore } from '../browserStorage.ts';
import { noticeKey as key } from './noticeKey.ts';
import { notify } from './notify.ts';

const tones = ['info', 'success', 'error'] as const;
type Link = { href: string; label: string };
type Kept = {
  title: string;
  text?: string | undefined;
  tone: (typeof tones)[number];
  link?: Link | undefined;
};

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  /^\/\w/.test(String(value.href)) &&
  'label' in value &&
  typeof value.label === 'string';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  (!('text' in value) || typeof value.text === 'string') &&
  'tone' in value &&
  tones.some((tone) => tone === value.tone) &&
  (!('link' in value) || isLink(value.link));

/**
 * Shows a notice on the next page, for a form that opens another page.
 * @example notifyNext({ title: t('created'), tone: 'success' }); location.assign(localize(lang, paths.myListings))
 */
export const notifyNext = (message: Kept): void => void sessionStore.set(key, JSON.stringify(message));

export const showKeptNotice = () => {
  const notice = sessionStore.getJson(key);
  sessionStore.remove(key);
  if (isKept(notice)) notify(notice);
};
