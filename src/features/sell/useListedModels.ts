import { useEffect, useRef, useState } from 'react';
import type { KnownModel } from '../../domain/models/knownModel.ts';
import { makes } from '../../domain/models/makes.ts';
import { useForm, useValue } from './formContext.ts';

const none: readonly KnownModel[] = [];

/**
 * What others have listed of the make that the seller has chosen, beside what the guides know. Fetched once the make is another one
 * than the form was opened with, and missed by nobody if it does not come.
 */
export const useListedModels = (): readonly KnownModel[] => {
  const make = useValue('make');
  const opened = useRef(useForm().start.make);
  const [found, setFound] = useState<{ make: string; models: readonly KnownModel[] }>();

  useEffect(() => {
    if (make === opened.current || !makes.some((known) => known === make)) return;
    const overtaken = new AbortController();
    void import('./askListedModels.ts')
      .then(({ askListedModels }) => askListedModels(make, overtaken.signal))
      .catch(() => none)
      .then((models) => {
        if (!overtaken.signal.aborted) setFound({ make, models });
      });
    return () => overtaken.abort();
  }, [make]);

  return found?.make === make ? found.models : none;
};
