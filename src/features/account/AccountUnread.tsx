import { classes } from '../../ui/classes.ts';

/** The number of open messages; nothing where there is none. It is read aloud with what it belongs to. */
export const AccountUnread = ({ count, className }: { count: number | null; className?: string }) =>
  count ? (
    <span
      aria-hidden="true"
      data-unread-badge
      className={classes(
        'inline-grid h-5 min-w-5 place-items-center rounded-full bg-signal px-1 text-xs font-bold text-on-fill figures',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  ) : null;
