import { vietnameseDay } from '../domain/time.ts';
import { afterPaint } from './afterPaint.ts';

/**
 * A page that was built last week says which day it is today, in Vietnam (D43). It brings the months' words along: a
 * browser's own take a cheap phone longer to load than all of the page to draw.
 */
afterPaint(() => {
  const [year, month, day] = vietnameseDay(Date.now()).split('-').map(Number);
  for (const line of document.querySelectorAll<HTMLElement>('[data-today]')) {
    const { today = '', months = '' } = line.dataset;
    line.textContent = today.replace('{today}', `${day}${months.split('|')[Number(month) - 1]}${year}`);
    line.classList.remove('invisible');
  }
});
