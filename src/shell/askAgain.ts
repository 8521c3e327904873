import { expireCookies } from '../browserStorage.ts';
import { forgetAnswer } from './consent.ts';

document.querySelector('[data-ask-again]')?.addEventListener('click', () => {
  forgetAnswer();
  // Cookies of the analytics product.
  expireCookies(/_ga\w*(?==)/g);
  // A page cannot unload the product's script.
  location.reload();
});
