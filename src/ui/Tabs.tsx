import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from './classes.ts';
import { nextIndex } from './roving.ts';
import { Select } from './Select.tsx';

export type TabItem<V extends string> = {
  value: V;
  label: ReactNode;
  /** Label as plain text, for the select that `aside` shows in a narrow window. */
  text?: string;
  content: ReactNode;
};

type Props<V extends string> = {
  label: string;
  tabs: readonly TabItem<V>[];
  value: V;
  onValueChange: (value: V) => void;
  /** For many tabs: a list at the left in a wide window, else a select. */
  aside?: boolean;
};

const row = {
  list: 'tabs-row relative flex gap-6 overflow-x-auto overflow-y-clip px-0.5',
  tab: 'min-h-12 shrink-0 snap-start border-b-2 py-2',
  chosen: 'border-signal text-ink',
};
const column = {
  list: 'rooms-list',
  tab: 'min-h-11 rounded-md px-3 py-2 text-left',
  chosen: 'bg-sunken text-ink',
};

/** Tabs, with arrow keys: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export const Tabs = <V extends string>({ label, tabs, value, onValueChange, aside = false }: Props<V>) => {
  const id = useId();
  const chosen = tabs.findIndex((tab) => tab.value === value);
  const list = useRef<HTMLDivElement>(null);
  const look = aside ? column : row;
  useEffect(() => {
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[chosen];
    // Scrolls the row to the chosen tab. `scrollIntoView` would also scroll the page.
    if (tab)
      list.current?.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 });
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!aside && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
    const next = nextIndex(event.key, chosen, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onValueChange(tab.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <div className={aside ? 'rooms' : undefined}>
      {aside && (
        <Select
          aria-label={label}
          value={value}
          options={tabs.map((tab) => ({ value: tab.value, label: tab.text ?? tab.value }))}
          onValueChange={(next) => {
            const tab = tabs.find((one) => one.value === next);
            if (tab) onValueChange(tab.value);
          }}
        />
      )}
      <div className={aside ? undefined : 'border-b border-line'}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          aria-orientation={aside ? 'vertical' : undefined}
          onKeyDown={onKeyDown}
          className={look.list}
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
                'font-semibold -outline-offset-2',
                look.tab,
                index === chosen ? look.chosen : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        className={aside ? undefined : 'pt-5'}
      >
        {tabs[chosen]?.content}
      </div>
    </div>
  );
};
