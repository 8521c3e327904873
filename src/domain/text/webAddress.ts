import { composed, foldAccents } from './foldAccents.ts';
import { seenAs } from './lookAlikes.ts';

/** Replaces look-alikes of dots, colons and slashes. */
const asTyped = (text: string) =>
  seenAs(text)
    .replace(/[。｡․]/gu, '.')
    .replace(/[∕⁄⧸]/gu, '/')
    .replace(/[꞉ː∶]/gu, ':');

/** Titles before a name: Mr.Nam, Ms.Hà, Th.S. */
const salutation = /^(?:mr|mrs|ms|dr|st|anh|a|chị|chi|c|em|e|cô|co|ths|ts|bs|ks)\.[^./]*\.?$/iu;

/** Vietnamese syllable without its accents. */
const syllable =
  /^(?:ngh?|[cgknpt]h|gi|qu|tr|[bcdghklmnrstvx])?(?:[aeiouy]{1,2}|uye|uya|ieu|yeu|oai|oay|uoi|uou|uay)(?:ng|nh|ch|[cmnpt])?$/;
/**
 * Syllables that are also top-level domains. Two-letter syllables are omitted: each may be a country's
 * domain.
 */
const syllableEnds = new Set(
  'cam cat com dot fan fun gay hot kim lat men moi net pet phone ren run soy tan top tui vet vin vip win xin'.split(
    ' ',
  ),
);

/** Can the part after a dot belong to a joined name such as Mai.Linh, not to a host? */
const isNamePart = (part: string): boolean => {
  const bare = foldAccents(part);
  if (!syllable.test(bare) || syllableEnds.has(bare)) return part.length === 1;
  return bare.length > 2 || bare !== part.toLowerCase();
};
const isJoinedName = (text: string): boolean =>
  /^[\p{L} ./]+$/u.test(text) &&
  text.split(/[/ ]+/).every((word) => word.replace(/\.$/, '').split('.').slice(1).every(isNamePart)) &&
  (!text.includes('/') ||
    (!/\/\/|\./.test(text) && text.split(/[/ ]+/).every((word) => syllable.test(foldAccents(word)))));

/**
 * Does a name contain a web or email address? Initials and joined names do not count.
 * @example addressInName('Lan zalo.me') // => true
 * @example addressInName('Mai.Linh') // => false
 */
export const addressInName = (name: string): boolean => {
  const text = asTyped(name).trim();
  if (!/[:/\\@]|\.[\p{L}\p{N}]{2}/u.test(text)) return false;
  return !salutation.test(text) && !isJoinedName(composed(text));
};

/** Common top-level domains. A dot before any other word probably ends a sentence. */
const ends =
  'com|net|org|info|biz|vn|me|io|co|xyz|top|vip|club|shop|store|online|site|link|live|app|dev|page|win|bid|asia|ly|gl|cc|tk|ru|cn|example';
const inText = new RegExp(
  String.raw`https?:|www\s*\.|://|[a-z0-9-]\.(?:${ends})(?![\p{L}\p{N}])|[\w.]@[\w-]+\.`,
  'iu',
);

/**
 * @example holdsWebAddress('NVX xem tai xe-re.vn/win') // => true
 * @example holdsWebAddress('Wave S/RSX 1.5') // => false
 */
export const holdsWebAddress = (text: string): boolean => inText.test(asTyped(text));

/** Web addresses, with or without a scheme, but not hosts of email addresses. */
export const webAddresses = new RegExp(
  String.raw`(?<![\w@./-])(?:https?://[^\s/?#<>"'()]+|(?:[a-z0-9-]{1,63}\.){1,5}(?:${ends})(?![\p{L}\p{N}.-]{0,64}@)(?![\p{L}\p{N}]))(?:[/?#][^\s<>"']*)?`,
  'giu',
);
