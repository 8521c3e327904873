/** Marks a clicked element as busy (foundation.css) until the work ends. @returns the work */
export const showWaiting = <T>(pressed: Element, work: Promise<T>): Promise<T> => {
  const end = () => {
    pressed.ariaBusy = null;
  };
  pressed.ariaBusy = 'true';
  work.then(end, end);
  return work;
};
