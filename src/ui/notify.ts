import { atom } from 'nanostores';

export type Notice = {
  id: number;
  title: string;
  text?: string | undefined;
  tone: 'info' | 'success' | 'error';
  link?: { href: string; label: string } | undefined;
  stays?: boolean | undefined;
  action?: { label: string; run: () => void } | undefined;
};
type Message = Omit<Notice, 'id' | 'tone'> & { tone?: Notice['tone'] | undefined };

const atOnce = 3;

/** Notices of the page. Islands share them, because the build gives them the same module. */
export const $notices = atom<readonly Notice[]>([]);
let last = 0;

/**
 * Shows a notice from any island. Only the newest three are kept.
 * @example notify({ title: t('sent'), tone: 'success', link: { href: '/messages', label: t('open') } })
 * @returns id for `dismiss`
 */
export const notify = ({ tone = 'info', ...message }: Message) => {
  const notice: Notice = { ...message, tone, id: ++last };
  const others = $notices.get().filter((n) => n.title !== notice.title || n.text !== notice.text);
  $notices.set([...others, notice].slice(-atOnce));
  return notice.id;
};

export const dismiss = (id: number) => $notices.set($notices.get().filter((notice) => notice.id !== id));
