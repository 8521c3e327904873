import { cardKey, showCardSize } from './cardSize.ts';
import { suggestCurrency } from './currency.ts';

/*
 * Runs in the head of the home page, so that no card is painted in another size first; again once the switch is there, and
 * when the page is shown from the browser's own memory. The switch works before its island is awake. Small cards have room
 * for one foreign currency (components/home/home.css).
 */
document.documentElement.dataset.currency = suggestCurrency(navigator.language);
showCardSize();
for (const moment of ['DOMContentLoaded', 'pageshow']) addEventListener(moment, () => showCardSize());
addEventListener('change', ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  if (name === cardKey) showCardSize(value);
});
