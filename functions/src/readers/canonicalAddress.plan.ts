/**
 * Normalizes an address for comparison: removes tags after a plus, and dots at Google.
 * @example canonicalAddress('La.N+1@gmail.com') // => 'lan@gmail.com'
 */
export const canonicalAddress = (address: string): string => {
  const [, name = '', host = ''] = /^(.*)@(.*)$/s.exec(address.trim().toLowerCase()) ?? [];
  if (host === '') return address.trim().toLowerCase();
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  const isGoogle = host === 'gmail.com' || host === 'googlemail.com';
  return isGoogle ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
};
