const drawnEvent = 'vongxe:drawn';

/** Announces that React has rendered an island. @param id from `useId` in the island */
export const tellDrawn = (id: string): void =>
  void document.dispatchEvent(new CustomEvent(drawnEvent, { detail: id }));

/** Element of an island. @param id from `useId` in the island */
export const islandOf = (id: string): Element | null => {
  const [, prefix] = /^_(.+?)[Rr]_/.exec(id) ?? [];
  return prefix ? document.querySelector(`astro-island[prefix="${prefix}"]`) : null;
};

/** Resolves after React has rendered an island. Until then, clicks may be lost. */
export const whenDrawn = (island: Element): Promise<void> =>
  new Promise((resolve) => {
    const own = new RegExp(`^_${island.getAttribute('prefix')}[Rr]_`);
    const hear = (event: Event) => {
      if (!(event instanceof CustomEvent) || !own.test(event.detail)) return;
      document.removeEventListener(drawnEvent, hear);
      resolve();
    };
    document.addEventListener(drawnEvent, hear);
  });
