import type { ReactElement } from 'react';

type One = ReactElement | false | null | undefined;

/** Elements, never bare text: translators break text beside changing elements (decision 89). */
export type Elements = One | readonly Elements[];
