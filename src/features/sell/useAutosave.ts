import { useCallback, useEffect, useRef } from 'react';
import { localStore } from '../../browserStorage.ts';
import { $session, hasLeft } from '../../firebase/session.ts';
import type { FormStore } from './formStore.ts';
import { removeKept, writeKept } from './keptForm.ts';
import type { Base } from './planChange.ts';
import type { PhotoQueue } from './queuedPhoto.ts';

/** Short, because a crash takes what was typed since; long enough for a burst of progress. */
const pause = 100;

type Work = {
  /** Where this tab keeps the form; null while it is not known whose it is. */
  keptKey: string | null;
  id: string;
  form: FormStore;
  queue: PhotoQueue;
  restored: boolean;
  attempted: boolean;
  /** The state that the changes are based on by now; null for a new listing. */
  base: () => Base | null;
};

/**
 * Keeps the form in this browser shortly after each change and when the page goes away, and asks before
 * leaving with unsaved work. Nothing is kept before the first change and after the save.
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
      // Not put off by further changes: an upload reports its progress all the time.
      timer ??= setTimeout(() => {
        timer = undefined;
        keep();
      }, pause);
    };
    /** What was filled in for the seller is no work of theirs that could be lost. */
    const changeForm = () => {
      if (state.current.changed || Object.keys(form.changes()).length > 0) change();
    };
    // What was filled in before this, or before it had a place.
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
    /** Whether an earlier save was begun. */
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
