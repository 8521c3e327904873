export const shortestPassword = 6;

/** What is tried first by whoever guesses passwords, here and abroad. */
const common = new Set(
  `000000 111111 112233 121212 123123 123321 123456 1234567 12345678 123456789 1234567890 123456a 123456789a 131313
  159753 1q2w3e 1q2w3e4r 1qaz2wsx 222222 232323 333333 456789 555555 654321 666666 696969 777777 7777777 789456
  789456123 888888 88888888 987654321 999999 a12345 a123456 a123456789 aa123456 aaaaaa abc123 abcd1234 admin123
  anhnhoem anhyeuem asd123 asdasd asdfgh asdfghjkl azerty baseball batman biethoiai charlie chocolate computer dragon
  emyeuanh football freedom ginger hello123 hunter iloveyou jordan khongbiet killer letmein liverpool login123
  mailinh master matkhau matkhau123 maiyeuem michael minhanh monkey motorcycle mustang naruto ninja100 nopass
  password password1 password123 passw0rd pokemon princess qazwsx qwe123 qweasd qwerty qwerty1 qwerty123 qwertyuiop
  saigon samsung secret shadow snoopy starwars summer sunshine superman tinhyeu trustno1 vietnam vietnam123 vongxe
  welcome welcome1 whatever yeuem123 zaq12wsx zxcvbn zxcvbnm`.split(/\s+/),
);

/** Is it one of the passwords that everybody uses? */
export const isCommon = (password: string) => common.has(password.toLowerCase());

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

export type Strength = 'weak' | 'fair' | 'strong';

/**
 * A hint while typing, from length and variety. It never refuses anything.
 * @example strengthOf('xe số màu đỏ 2019') // => 'strong'
 */
export const strengthOf = (password: string): Strength => {
  if (password.length < 8 || isCommon(password) || new Set(password).size < 4) return 'weak';
  const points = password.length / 4 + kinds.filter((kind) => kind.test(password)).length;
  return points >= 6 ? 'strong' : 'fair';
};
