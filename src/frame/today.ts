import { afterPaint } from './afterPaint.ts';

/** A page that was built last week says which day it is today, in Vietnam (D43). Words of dates take long to be loaded. */
afterPaint(() => {
  const today = new Date().toLocaleDateString(document.documentElement.lang === 'vi' ? 'vi-VN' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Asia/Ho_Chi_Minh',
  });
  for (const line of document.querySelectorAll<HTMLElement>('[data-today]')) {
    line.textContent = (line.dataset.today ?? '').replace('{today}', today);
    line.classList.remove('invisible');
  }
});
