/**
 * Shows on what was pressed that something is on its way (foundation.css draws it), until it has come or failed.
 * @returns the work
 */
export const showWaiting = <T>(pressed: Element, work: Promise<T>): Promise<T> => {
  const end = () => {
    pressed.ariaBusy = null;
  };
  pressed.ariaBusy = 'true';
  work.then(end, end);
  return work;
};
