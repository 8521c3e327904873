/**
 * The mailbox behind an address: whoever has one has as many addresses as they like by a tag behind a plus, and with
 * Google by dots. For counting alone; emails go to the address as it is.
 * @example mailboxOf('La.N+1@gmail.com') // => 'lan@gmail.com'
 */
export const canonicalAddress = (address: string): string => {
  const [, name = '', host = ''] = /^(.*)@(.*)$/s.exec(address.trim().toLowerCase()) ?? [];
  if (host === '') return address.trim().toLowerCase();
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com';
  return isGoogle ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
};
