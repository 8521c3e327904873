import { readRecent, withBike, writeRecent } from './recent.ts';
import { fill, hold, whenNear } from './visit.ts';

const shown = 8;

/** Requests the cards of viewed bikes. Sends the ids in the body, because addresses are logged. */
const askCards = async (source: string, bikes: readonly string[]) => {
  const headers = { 'Content-Type': 'text/plain' };
  const answer = await fetch(source, { method: 'POST', body: bikes.join(','), headers });
  if (!answer.ok) throw new Error(`the cards answered ${answer.status}`);
  return answer.text();
};

/**
 * Stores this page's bike if it is for sale, and shows previously viewed bikes. Reserves their space at once
 * to avoid layout shift.
 */
export const showRecent = (section: HTMLElement, bike: string, isForSale: boolean) => {
  const others = readRecent().filter((other) => other !== bike);
  writeRecent(isForSale ? withBike(others, bike) : others);
  const wanted = others.slice(0, shown);
  const { source = '' } = section.dataset;
  if (wanted.length === 0) return;
  hold(section, wanted.length);

  section.querySelector('[data-clear]')?.addEventListener('click', (event) => {
    writeRecent([]);
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.hidden = true;
    const cleared = section.querySelector<HTMLElement>('[data-cleared]');
    section.querySelector('[data-list]')?.replaceChildren();
    if (!cleared) return;
    cleared.hidden = false;
    cleared.focus();
  });

  whenNear(section, async () => {
    const html = await askCards(source, wanted);
    const there = fill(section, html);
    const gone = new Set(wanted.filter((other) => !there.includes(other)));
    writeRecent(readRecent().filter((bike) => !gone.has(bike)));
  });
};
