import { expireCookies } from '../browserStorage.ts';
import { forgetAnswer } from './consent.ts';

document.querySelector('[data-ask-again]')?.addEventListener('click', () => {
  forgetAnswer();
  expireCookies(/_ga\w*(?==)/g);
  // A page cannot unload the analytics script.
  location.reload();
});
