import { withoutLinkTail } from '../../domain/text/withoutLinkTail.ts';
import { type View, views } from './mergeThreads.ts';

export type InboxAddress = { thread: string | null; view: View; bike: string | null };

/** Decodes a fragment; an invalid one is returned unchanged. */
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * @example readAddress('?show=selling&bike=kX2', '#t1') // => { thread: 't1', view: 'selling', bike: 'kX2' }
 */
export const readAddress = (search: string, hash: string): InboxAddress => {
  const query = new URLSearchParams(search);
  return {
    thread: withoutLinkTail(decoded(hash.slice(1))) || null,
    view: views.find((view) => view === query.get('show')) ?? 'all',
    bike: query.get('bike') || null,
  };
};

/** @example queryOf({ view: 'all', bike: null }) // => '' */
export const queryOf = ({ view, bike }: Pick<InboxAddress, 'view' | 'bike'>): string => {
  const query = new URLSearchParams({ ...(view !== 'all' && { show: view }), ...(bike && { bike }) });
  return query.size > 0 ? `?${query}` : '';
};
