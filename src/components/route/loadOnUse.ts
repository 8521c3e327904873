/**
 * The first touch of the gallery or the map brings their script. A click that came before it is given again
 * once it is there; where the script never comes, a link leads where it says.
 */
const ride = document.querySelector<HTMLElement>('[data-ride]');
const waiting = new AbortController();
let loading: Promise<void> | undefined;

const loadOnUse = (event: Event) => {
  const wanted = event.target instanceof Element && event.target.closest<HTMLElement>('[data-live]');
  if (!wanted) return;
  loading ??= import(ride?.dataset.ride ?? '').then(() => waiting.abort());
  if (event.type !== 'click') return;
  event.preventDefault();
  loading.then(
    () => wanted.click(),
    () => wanted instanceof HTMLAnchorElement && location.assign(wanted.href),
  );
};

for (const kind of ['pointerover', 'focusin', 'click'])
  ride?.addEventListener(kind, loadOnUse, { signal: waiting.signal });

export {};
