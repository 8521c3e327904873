import type { LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { useMenu } from './useMenu.ts';

export type MenuItem = {
  label: ReactNode;
  icon?: LucideIcon;
  /** At the end of the row, such as an unread count. */
  note?: ReactElement | null | undefined;
  danger?: boolean;
} & ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never });

type Trigger = {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
};
type Props = {
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** The button that opens it. */
  children: (trigger: Trigger) => ReactElement;
};

/**
 * Actions and links behind one button.
 * @example <Menu items={items}>{(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('more')} />}</Menu>
 */
export const Menu = ({ items, align = 'end', children }: Props) => {
  const id = useId();
  const { open, toggle, hide, root } = useMenu();
  return (
    <div {...root} className="relative inline-block">
      {children({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-menu` : undefined,
        onClick: toggle,
      })}
      {open && (
        <div
          id={`${id}-menu`}
          role="menu"
          aria-labelledby={id}
          className={classes(
            'absolute top-full z-40 mt-1.5 min-w-56 max-w-[calc(100vw-2rem)] animate-rise rounded-lg bg-surface py-1.5 text-ink shadow-float',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          {items.map(({ label, icon: Icon, note, danger, href, onSelect }, index) => {
            const look = classes(
              'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left leading-snug no-underline hover:bg-sunken focus:bg-sunken focus-visible:-outline-offset-2',
              danger && 'text-danger',
            );
            const row = (
              <>
                {Icon && <Icon size={18} aria-hidden="true" className={danger ? '' : 'text-ink-soft'} />}
                <span className="flex-1">{label}</span>
                {note}
              </>
            );
            const choose = () => {
              hide();
              onSelect?.();
            };
            return href === undefined ? (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a label may be markup, and rows do not move.
                key={index}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={choose}
                className={look}
              >
                {row}
              </button>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <a key={index} href={href} role="menuitem" tabIndex={-1} className={look}>
                {row}
              </a>
            );
          })}
        </div>
      )}
    </div>
  );
};
