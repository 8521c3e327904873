import { forgetAnswer } from './consent.ts';

/** Expires the cookies of the analytics product, on this host and the domains above it. */
const expireCookies = () => {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const name of document.cookie.match(/_ga\w*(?==)/g) ?? [])
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: Firefox and older Safari lack the Cookie Store
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
};

document.querySelector('[data-ask-again]')?.addEventListener('click', () => {
  forgetAnswer();
  expireCookies();
  // A page cannot unload the product's script.
  location.reload();
});
