import type { LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { useMenu } from './useMenu.ts';

export type MenuItem = {
  label: ReactNode;
  icon?: LucideIcon;
  note?: ReactElement | null | undefined;
  /** Sentence below the label, read as its description. */
  hint?: string | undefined;
  danger?: boolean;
  apart?: boolean;
} & (
  | { href: string; external?: boolean; onSelect?: never }
  | { onSelect: () => void; href?: never; external?: never }
);

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
  /** `top` for a button at the bottom of the window. */
  side?: 'top' | 'bottom';
  children: (trigger: Trigger) => ReactElement;
};

/**
 * @example <Menu items={items}>{(trigger) => <IconButton {...trigger} icon={Ellipsis} label={t('more')} />}</Menu>
 */
export const Menu = ({ items, align = 'end', side = 'bottom', children }: Props) => {
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
            'menu absolute z-40 min-w-56 animate-rise overflow-y-auto rounded-lg bg-surface py-1.5 text-ink shadow-float',
            side === 'top' ? 'bottom-full' : 'top-full',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          {items.map(({ label, icon: Icon, note, hint, danger, apart, href, external, onSelect }, index) => {
            const look = classes(
              'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left leading-snug no-underline hover:bg-sunken focus:bg-sunken focus-visible:-outline-offset-2',
              danger && 'text-danger',
              apart && 'mt-1.5 border-t border-line pt-3',
            );
            const names = {
              role: 'menuitem',
              tabIndex: -1,
              className: look,
              ...(hint && {
                'aria-labelledby': `${id}-label-${index}`,
                'aria-describedby': `${id}-hint-${index}`,
              }),
            };
            const row = (
              <>
                {Icon && (
                  <Icon
                    size={18}
                    aria-hidden="true"
                    className={classes('shrink-0', !danger && 'text-ink-soft')}
                  />
                )}
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span id={hint && `${id}-label-${index}`}>{label}</span>
                  {hint && (
                    <span id={`${id}-hint-${index}`} className="mt-0.5 block text-sm text-ink-soft">
                      {hint}
                    </span>
                  )}
                </span>
                {note}
              </>
            );
            const choose = () => {
              hide();
              onSelect?.();
            };
            return href === undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a label may be markup, and rows do not move.
              <button key={index} type="button" onClick={choose} {...names}>
                {row}
              </button>
            ) : (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                key={index}
                href={href}
                {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
                {...names}
              >
                {row}
              </a>
            );
          })}
        </div>
      )}
    </div>
  );
};
