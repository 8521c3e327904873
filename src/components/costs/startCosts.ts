import { keepScripts } from '../../offline/messages.ts';

/** Loads the calculation on first use, or at once if the address names a bike. */
export const startCosts = () => {
  const form = document.querySelector<HTMLFormElement>('[data-costs]');
  const main = form?.closest('main');
  if (!form || !main) return;
  const load = () => {
    main.removeEventListener('focusin', load);
    import('./fillCosts.ts').then(
      ({ fillCosts }) => {
        fillCosts(form);
        void keepScripts();
      },
      () => {
        const status = form.querySelector('[data-out=status]');
        if (status) status.textContent = JSON.parse(form.dataset.costs ?? '{}').words?.failed ?? '';
      },
    );
  };
  if (/[?&]bike=/.test(location.search)) load();
  else main.addEventListener('focusin', load);
};
