import { useEffect } from 'react';
import { notify } from './notify.ts';

/** Says in a notice that something could not be loaded; the place where it would stand says so as well. */
export const useFailureNotice = (failed: boolean, title: string) =>
  useEffect(() => {
    if (failed) notify({ title, tone: 'error' });
  }, [failed, title]);
