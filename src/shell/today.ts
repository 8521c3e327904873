import { vietnameseDay } from '../domain/time/time.ts';
import { afterPaint } from './afterPaint.ts';

/**
 * Writes today's date in Vietnam into a page (D43). English pages contain the names of months, because
 * formatting dates in the browser starts slowly.
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
