/** Position of a button: its index in the island and in each ancestor with an id, nearest first. */
export type Place = readonly { id: string; index: number }[];

const buttonsIn = (element: Element, buttons: string) => [...element.querySelectorAll<HTMLElement>(buttons)];

/** Returns a button's position in its island. @param buttons selector of all buttons */
export const placeOf = (island: Element, button: HTMLElement, buttons: string): Place => {
  const places: { id: string; index: number }[] = [];
  for (let around = button.parentElement; around; around = around.parentElement) {
    const isAll = around === island;
    if (isAll || around.id)
      places.push({ id: isAll ? '' : around.id, index: buttonsIn(around, buttons).indexOf(button) });
    if (isAll) break;
  }
  return places;
};

/**
 * Returns the button at a position. Skips ancestors whose id has changed: React's ids change with each
 * rendering.
 */
export const buttonAt = (island: Element, place: Place, buttons: string): HTMLElement | undefined => {
  for (const { id, index } of place) {
    const around = id ? island.querySelector(`#${CSS.escape(id)}`) : island;
    if (around) return buttonsIn(around, buttons)[index];
  }
  return undefined;
};
