import { vietnameseDay } from '../domain/time/time.ts';
import { afterPaint } from './afterPaint.ts';

/**
 * A page that was built last week says which day it is today, in Vietnam (D43). An English one brings the months' words along: a
 * browser's own take a cheap phone longer to load than all of the page to draw.
 */
afterPaint(() => {
  const [year, month, day] = vietnameseDay(Date.now()).split('-');
  for (const line of document.querySelectorAll<HTMLElement>('[data-today]')) {
    const { today = '', months } = line.dataset;
    const date = months
      ? `${Number(day)}${months.split('|')[Number(month) - 1]}${year}`
      : `${day}/${month}/${year}`;
    line.textContent = today.replace('{today}', date);
    line.classList.remove('invisible');
  }
});
