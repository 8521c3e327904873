import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { foldAccents } from '../domain/text/foldAccents.ts';
import { nextIndex } from './roving.ts';

type Root = { readonly current: HTMLElement | null };
const itemsIn = (root: Root) => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

/** Behaviour of a menu button: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export const useMenu = () => {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** Index of the item to focus on opening: 0, or -1 (last) if the up arrow opened the menu. */
  const start = useRef(0);

  useLayoutEffect(() => {
    if (open) itemsIn(root).at(start.current)?.focus();
  }, [open]);

  const show = (at = 0) => {
    start.current = at;
    setOpen(true);
  };
  const hide = (giveBack = true) => {
    setOpen(false);
    if (giveBack) root.current?.querySelector('button')?.focus();
  };
  const byLetter = (key: string, index: number) => {
    const all = itemsIn(root);
    const order = [...all.keys()].map((step) => (index + 1 + step) % all.length);
    return order.find((at) => foldAccents(all[at]?.textContent ?? '').startsWith(foldAccents(key)));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      return show(event.key === 'ArrowDown' ? 0 : -1);
    }
    const all = itemsIn(root);
    const index = all.findIndex((item) => item.matches(':focus'));
    const isLetter = event.key.length === 1 && event.key !== ' ';
    const next = isLetter ? byLetter(event.key, index) : nextIndex(event.key, index, all.length);
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      hide();
    } else if (event.key === 'Tab') {
      setOpen(false);
    } else if (next !== undefined) {
      event.preventDefault();
      all[next]?.focus();
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return { open, toggle: () => (open ? hide() : show()), hide, root: { ref: root, onKeyDown, onBlur } };
};
