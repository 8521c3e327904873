import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from './classes.ts';
import { nextIndex } from './roving.ts';

export type TabItem<V extends string> = { value: V; label: ReactNode; content: ReactNode };

type Props<V extends string> = {
  label: string;
  tabs: readonly TabItem<V>[];
  value: V;
  onValueChange: (value: V) => void;
};

/** Views of one thing, one at a time; arrow keys go along the row: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export const Tabs = <V extends string>({ label, tabs, value, onValueChange }: Props<V>) => {
  const id = useId();
  const chosen = tabs.findIndex((tab) => tab.value === value);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelectorAll<HTMLElement>('[role=tab]')[chosen];
    // On a phone the row is longer than the screen; the page itself stays where it is.
    if (tab)
      row.current?.scrollTo({ left: tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2 });
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
    const next = nextIndex(event.key, chosen, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onValueChange(tab.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="relative flex gap-6 overflow-x-auto overflow-y-clip border-b border-line px-0.5"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
            className={classes(
              'min-h-12 shrink-0 border-b-2 py-2 font-semibold -outline-offset-2',
              index === chosen ? 'border-signal text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-5">
        {tabs[chosen]?.content}
      </div>
    </div>
  );
};
