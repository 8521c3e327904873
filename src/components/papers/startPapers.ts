import { keepScripts } from '../../offline/messages.ts';

/** Loads the form's script on first use, or at once if the address names a bike or a price. */
export const startPapers = (form: HTMLFormElement) => {
  const status = form.querySelector<HTMLElement>('[data-status]');
  let filled: Promise<void> = Promise.resolve();
  const load = () => {
    form.removeEventListener('focusin', load);
    filled = import('./fillPapers.ts').then(
      ({ fillPapers }) => {
        fillPapers(form);
        void keepScripts();
      },
      () => {
        if (status) status.textContent = JSON.parse(status.dataset.texts ?? '{}').failed;
      },
    );
  };
  if (/[?&]bike=/.test(location.search) || location.hash !== '') load();
  else form.addEventListener('focusin', load);

  addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-print]');
    if (!pressed) return;
    const wanted = pressed.dataset.print;
    for (const sheet of document.querySelectorAll<HTMLElement>('.sheet'))
      sheet.classList.toggle('off-paper', !!wanted && sheet.dataset.paper !== wanted);
    void filled.then(() => print());
  });
  addEventListener('afterprint', () => {
    for (const sheet of document.querySelectorAll('.sheet')) sheet.classList.remove('off-paper');
  });
  // Clears personal data, because the browser may keep the page in memory.
  addEventListener('pagehide', () => form.reset());
};
