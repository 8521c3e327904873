import type { ReactElement } from 'react';

type One = ReactElement | false | null | undefined;

/**
 * React elements, never bare text: page translators break bare text beside changing elements (decision 89).
 */
export type Elements = One | readonly Elements[];
