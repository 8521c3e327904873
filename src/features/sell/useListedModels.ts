import { useEffect, useRef, useState } from 'react';
import type { KnownModel } from '../../domain/models/knownModel.ts';
import { makes } from '../../domain/models/makes.ts';
import { useForm, useValue } from './formContext.ts';

const none: readonly KnownModel[] = [];

/** Models from other listings of the chosen make. Fetched only after the make was changed. */
export const useListedModels = (): readonly KnownModel[] => {
  const make = useValue('make');
  const opened = useRef(useForm().start.make);
  const [answer, setAnswer] = useState<{ make: string; models: readonly KnownModel[] }>();

  useEffect(() => {
    if (make === opened.current || !makes.some((listed) => listed === make)) return;
    const overtaken = new AbortController();
    void import('./askListedModels.ts')
      .then(({ askListedModels }) => askListedModels(make, overtaken.signal))
      .catch(() => none)
      .then((models) => {
        if (!overtaken.signal.aborted) setAnswer({ make, models });
      });
    return () => overtaken.abort();
  }, [make]);

  return answer?.make === make ? answer.models : none;
};
