import type { ReactElement } from 'react';

type One = ReactElement | false | null | undefined;

/**
 * Children that are elements, never bare text, because translators break text beside changing elements
 * (decision 89).
 */
export type Elements = One | readonly Elements[];
