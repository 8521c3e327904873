import type { ReactElement } from 'react';

type One = ReactElement | false | null | undefined;

/** Children that are elements, never bare text: something beside them changes (decision 89). */
export type Elements = One | readonly Elements[];
