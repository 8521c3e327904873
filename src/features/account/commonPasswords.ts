import { foldAccents } from '../../domain/text/foldAccents.ts';

/* Common passwords are a word and an ending, so two short lists suffice. */
const words = new Set(
  `password passwort passwd pass passcode secret letmein login logon admin administrator root guest user test testing
  tester demo default change changeme welcome hello hallo hi iloveyou ilove loveyou love lovely loveme forever baby
  babygirl angel princess queen king prince sweet sweety honey sunshine summer winter spring autumn flower rainbow
  butterfly dragon monkey tiger lion eagle falcon panther shadow ghost ninja samurai master hunter ranger killer
  killme soldier warrior knight wizard batman superman spiderman ironman starwars pokemon naruto pikachu mario
  football soccer baseball basketball hockey tennis golf liverpool chelsea arsenal barcelona realmadrid juventus
  manchester mustang ferrari porsche mercedes bmw audi toyota honda yamaha suzuki kawasaki ducati harley vespa
  piaggio vario wave dream exciter sirius winner airblade vision jupiter motor motorbike motorcycle scooter
  computer internet google facebook samsung apple iphone android windows microsoft nokia sony laptop gaming gamer
  cookie chocolate coffee banana orange apples cherry pepper ginger cheese pizza michael michelle jennifer jessica
  ashley amanda daniel david robert thomas charlie george andrew anthony jordan joshua matthew nicole hannah maggie
  buster bailey snoopy freedom whatever trustno nothing nopass blink flowers purple yellow silver golden diamond
  abc abcd abcde abcdef abcabc a aa aaa b c d q qq qw qwe qwer qwert qwerty qwertyui qwertyuiop qaz qazwsx qazwsxedc
  wsx edc asd asdf asdfg asdfgh asdfghjkl asdasd zxc zxcv zxcvb zxcvbn zxcvbnm qweasd qweasdzxc qwe123 zaq zaq1 azerty
  azertyuiop qwertz 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz 1qaz2wsx 2wsx 3edc 1a2b3c a1b2c3 q1w2e3 q1w2e3r4 zaq12wsx
  !qaz2wsx 1qazxsw2 p@ssword p@ssw0rd passw0rd pa55word pass1word
  matkhau matma vietnam vietnamvodich vnvodich saigon hanoi danang hue haiphong cantho nhatrang dalat vungtau
  anhyeuem emyeuanh yeuem yeuanh yeunhau anhnhoem emnhoanh nhoem nhoanh tinhyeu tinhban yeuthuong thuongem maiyeuem
  maimaiyeuem mailaanhem motminh codon buon hanhphuc giadinh bome chame conyeu conyeume meyeu bayeu vochong
  chongyeu voyeu boyeu gauyeu meocon chocon khongbiet khongco khongcho khongnho quenroi toilatoi toiyeuvietnam
  biethoiai bimat dangnhap taikhoan xinchao chaoban cogai contrai anhhung hoahong hoaphuong hoasen bongda nguyen
  tran phamle hoang huynh phan minhanh mailinh hongnhung thanhthao thuylinh quynhanh ngoclan ngocanh phuonganh
  thuytrang thuhuong thuthuy hoanglong tuananh ducanh quanganh vananh hoanganh xemay xedap banxe muaxe vongxe
  chotot zalo zing garena lienquan lienminh pubg freefire audition vltk onepiece doremon doraemon conan`.split(
    /\s+/,
  ),
);

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const pairs = digits.flatMap((tens) => digits.map((ones) => tens + ones));
const years = Array.from({ length: 91 }, (_, year) => String(1_950 + year));
const runs = digits.flatMap((digit) => [3, 4, 5, 6].map((length) => digit.repeat(length)));
const counts =
  '123 1234 12345 123456 1234567 12345678 123456789 1234567890 321 4321 54321 654321 012 0123 234 345 456 567 678 789 890 987 147 159 258 369 123123 112233 121212 686 868 6868 8686 6789 113 114 115'.split(
    ' ',
  );
const numbers = ['', ...digits, ...pairs, ...years, ...runs, ...counts];
const endings = new Set(
  numbers.flatMap((number) =>
    ['', '@', '!', '#', '.', '_', '-', '*', '$'].flatMap((sign) => [number, sign + number, number + sign]),
  ),
);

export const commonCount = words.size * endings.size;

const keyboard = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const isRunOfKeys = (password: string) =>
  keyboard.some((row) => row.includes(password) || [...row].reverse().join('').includes(password));

/** PINs, dates and phone numbers. */
const isNumber = (password: string) => /^\d{1,10}$/.test(password);
const isRepetition = (password: string) => /^(.{1,4})\1+$/.test(password);

/** @example isCommon('Matkhau@123') // => true */
export const isCommon = (password: string): boolean => {
  const plain = foldAccents(password);
  if (isNumber(plain) || isRepetition(plain) || isRunOfKeys(plain)) return true;
  return [...plain].some(
    (_, index) => words.has(plain.slice(0, index + 1)) && endings.has(plain.slice(index + 1)),
  );
};
