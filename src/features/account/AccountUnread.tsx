import type { Waiting } from '../../firebase/unread.ts';
import { classes } from '../../ui/classes.ts';

/**
 * Number of open conversations, red while one is unread (D65). Hidden from screen readers, because labels
 * contain the number.
 */
export const AccountUnread = ({ waiting, className }: { waiting: Waiting | null; className?: string }) =>
  waiting?.open ? (
    <span
      aria-hidden="true"
      data-unread-badge={waiting.unread > 0 ? 'unread' : 'read'}
      className={classes(
        'inline-grid h-[min(1.25rem,24px)] min-w-[min(1.25rem,24px)] place-items-center rounded-full px-1 text-[min(0.8125rem,16px)] font-bold figures',
        waiting.unread > 0 ? 'bg-signal text-on-fill' : 'bg-line text-ink',
        className,
      )}
    >
      {waiting.open > 99 ? '99+' : waiting.open}
    </span>
  ) : null;
