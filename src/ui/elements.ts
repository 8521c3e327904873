import type { ReactElement } from 'react';

type One = ReactElement | false | null | undefined;

/**
 * React elements, never bare text: page translation breaks text beside elements that change (decision 89).
 */
export type Elements = One | readonly Elements[];
