import { useCallback, useEffect, useRef } from 'react';
import { localStore } from '../../browserStorage.ts';
import { $session, hasLeft } from '../../firebase/session.ts';
import type { PhotoQueue } from '../../photos/queuedPhoto.ts';
import type { FormStore } from './formStore.ts';
import { removeKept, writeKept } from './keptForm.ts';
import type { Base } from './planChange.ts';

/** Milliseconds from a change until it is stored. Shorter delays would write too often. */
const pauseMs = 100;

type Work = {
  keptKey: string | null;
  id: string;
  form: FormStore;
  queue: PhotoQueue;
  restored: boolean;
  attempted: boolean;
  /** Stored values that the changes start from; null for a new listing. */
  base: () => Base | null;
};

/**
 * Stores the form in this browser after each change, until it is saved. Asks before a changed form is left.
 */
export const useAutosave = ({ keptKey, id, form, queue, restored, attempted, base }: Work) => {
  const state = useRef({ changed: restored, attempted, done: false });
  const begun = useRef(base);
  begun.current = base;

  const keep = useCallback(() => {
    const { changed, attempted: tried, done } = state.current;
    if (!changed || done || keptKey === null || hasLeft()) return;
    const began = begun.current();
    writeKept(localStore, keptKey, {
      id,
      form: form.$values.get(),
      photos: queue.kept(),
      attempted: tried,
      at: Date.now(),
      ...(began && { base: began }),
    });
  }, [form, id, keptKey, queue]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = () => {
      state.current.changed = true;
      // A change does not restart the timer: uploads report progress all the time.
      timer ??= setTimeout(() => {
        timer = undefined;
        keep();
      }, pauseMs);
    };
    /** Ignores values that the site filled in: losing them costs no work. */
    const changeForm = () => {
      if (state.current.changed || Object.keys(form.changes()).length > 0) change();
    };
    // Stores changes made before this effect ran.
    changeForm();
    const stopForm = form.$values.listen(changeForm);
    const stopPhotos = queue.$photos.listen(change);
    const warn = (event: BeforeUnloadEvent) => {
      const { changed, done } = state.current;
      if (changed && !done && $session.get().state === 'in') event.preventDefault();
    };
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    addEventListener('beforeunload', warn);
    return () => {
      clearTimeout(timer);
      keep();
      stopForm();
      stopPhotos();
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      removeEventListener('beforeunload', warn);
    };
  }, [form, keep, queue]);

  return {
    wasAttempted: () => state.current.attempted,
    attempt: () => {
      state.current = { ...state.current, changed: true, attempted: true };
      keep();
    },
    forget: async () => {
      state.current.done = true;
      if (keptKey !== null) removeKept(localStore, keptKey);
      await queue.forget();
    },
  };
};
