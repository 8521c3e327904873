/**
 * Key in session storage for a form's typed text.
 * @example keptKey('contact') // => 'vongxe.kept.contact'
 */
export const keptKey = (form: string): string => `vongxe.kept.${form}`;
