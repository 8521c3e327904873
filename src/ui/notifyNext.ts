import * as z from 'zod/mini';
import { noticeKey as key } from './noticeKey.ts';
import { notify } from './notify.ts';

const Kept = z.object({
  title: z.string(),
  text: z.optional(z.string()),
  tone: z.enum(['info', 'success', 'error']),
});
type Kept = z.infer<typeof Kept>;

/**
 * Says something on the page that comes next, for a form that leads away once it is done.
 * @example notifyNext({ title: t('created'), tone: 'success' }); location.assign(localize(lang, paths.myListings))
 */
export const notifyNext = (message: Kept) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(message));
  } catch {
    // Storage is blocked: the deed is done, only the word about it is lost.
  }
};

/** Shows, once, what the page before had to say. */
export const showKeptNotice = () => {
  try {
    const kept = z.safeParse(Kept, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    sessionStorage.removeItem(key);
    if (kept.success) notify(kept.data);
  } catch {
    // Nothing can be read: nothing is shown.
  }
};
