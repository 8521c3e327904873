/** Place of a button among the buttons of each element around it that has an id, the nearest first, and of the island. */
export type Place = readonly { id: string; index: number }[];

const buttonsIn = (element: Element, buttons: string) => [...element.querySelectorAll<HTMLElement>(buttons)];

/** Returns the place of a button in its island. @param buttons selector of all that count as buttons */
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

/** Returns the button that is at a place now. Ids that React makes differ after an island is drawn anew: they are passed over. */
export const buttonAt = (island: Element, place: Place, buttons: string): HTMLElement | undefined => {
  for (const { id, index } of place) {
    const around = id ? island.querySelector(`#${CSS.escape(id)}`) : island;
    if (around) return buttonsIn(around, buttons)[index];
  }
  return undefined;
};
