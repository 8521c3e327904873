import { wellFormed } from '../../domain/text/wellFormed.ts';

/**
 * @example shareTargets('https://vongxe.example/motorcycle/x', 'Honda').whatsapp // => 'https://wa.me/?text=Honda%20https%3A…'
 */
export const shareTargets = (address: string, message: string) => ({
  whatsapp: `https://wa.me/?text=${encodeURIComponent(wellFormed(`${message} ${address}`))}`,
  facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  zalo: 'https://chat.zalo.me/',
});
