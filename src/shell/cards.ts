import { cardKey, showCardSize } from './cardSize.ts';
import { suggestCurrency } from './currency.ts';

/* Before cards are painted, sets their size, and the only foreign currency of small cards. Sets the size
   again once its radio buttons exist, and when the page returns from the back-forward cache. */
document.documentElement.dataset.currency = suggestCurrency(navigator.language);
showCardSize();
for (const moment of ['DOMContentLoaded', 'pageshow']) addEventListener(moment, () => showCardSize());
addEventListener('change', ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  if (name === cardKey) showCardSize(value);
});
