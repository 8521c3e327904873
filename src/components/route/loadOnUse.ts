/** Loads the script of gallery and map on first interaction, then repeats the click. */
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
