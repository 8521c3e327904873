/** Makes a textarea as tall as its text in browsers without `field-sizing`. */
export const growWithText = ({ currentTarget: area }: { currentTarget: HTMLTextAreaElement }): void => {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
};
