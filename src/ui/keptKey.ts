/** Where session storage keeps what is typed into a form. @example keptKey('contact') // => 'vongxe.kept.contact' */
export const keptKey = (form: string): string => `vongxe.kept.${form}`;
