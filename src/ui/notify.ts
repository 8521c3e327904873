import { atom } from 'nanostores';

export type Notice = {
  id: number;
  title: string;
  text?: string | undefined;
  tone: 'info' | 'success' | 'error';
  link?: { href: string; label: string } | undefined;
  /** It is there until it is put away. */
  stays?: boolean | undefined;
  /** Something that can be done about it while it is shown, such as to take it back. */
  action?: { label: string; run: () => void } | undefined;
};
type Message = Omit<Notice, 'id' | 'tone'> & { tone?: Notice['tone'] | undefined };

const atOnce = 3;

/** What the one region of the page shows. Islands share it, since the build gives them the same module. */
export const $notices = atom<readonly Notice[]>([]);
let last = 0;

/**
 * Says something at the edge of the page, from any island. Only the newest three are kept.
 * @example notify({ title: t('sent'), tone: 'success', link: { href: '/messages', label: t('open') } })
 * @returns the number with which `dismiss` takes it away
 */
export const notify = ({ tone = 'info', ...message }: Message) => {
  const notice: Notice = { ...message, tone, id: ++last };
  const others = $notices.get().filter((n) => n.title !== notice.title || n.text !== notice.text);
  $notices.set([...others, notice].slice(-atOnce));
  return notice.id;
};

/** Takes a notice away; one that is gone already is no error. */
export const dismiss = (id: number) => $notices.set($notices.get().filter((notice) => notice.id !== id));
