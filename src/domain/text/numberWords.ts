const ones: Record<string, number> = {
  ...{
    khong: 0,
    mot: 1,
    hai: 2,
    ba: 3,
    bon: 4,
    tu: 4,
    nam: 5,
    lam: 5,
    nham: 5,
    sau: 6,
    bay: 7,
    tam: 8,
    chin: 9,
  },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18 },
  ...{
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
};
const tens = new Set(['muoi', 'chuc']);
const hundreds = new Set(['tram', 'hundred']);
/** Words without value between hundreds and ones: một trăm linh năm, a hundred and five. */
const silent = new Set(['linh', 'le', 'and']);

/** 1 trăm 50 */
const hundredsAndMore = /\b(\d) tram (\d{1,2})\b/;

const isNumeral = (word: string | undefined): word is string =>
  word !== undefined && (Object.hasOwn(ones, word) || tens.has(word) || hundreds.has(word));

const numeralValue = (words: readonly string[]): number => {
  let [sum, last] = [0, 0];
  for (const word of words) {
    if (hundreds.has(word)) [sum, last] = [(sum + last || 1) * 100, 0];
    else if (tens.has(word)) [sum, last] = [sum + (last || 1) * 10, 0];
    // In hai mốt (two one: 21), the first digit counts tens. In twenty-one, twenty is itself 20.
    else [sum, last] = [sum + (last < 10 ? last * 10 : last), ones[word] ?? 0];
  }
  return sum + last;
};

/**
 * Replaces numerals below a thousand by digits, in either language, without accents. Keeps “hundred” after
 * digits, where it is a unit.
 * @example numeralsToDigits('muoi tam trieu') // => '18 trieu'
 */
export const numeralsToDigits = (text: string): string => {
  const words = text.split(/ |-(?=[a-z])/);
  const written: string[] = [];
  let run: string[] = [];
  const close = () => {
    if (run.length > 0) written.push(String(numeralValue(run)));
    run = [];
  };
  for (const [index, word] of words.entries()) {
    const followsDigits = run.length === 0 && /\d$/.test(words[index - 1] ?? '');
    if (isNumeral(word) && !followsDigits) run.push(word);
    else if (silent.has(word) && run.length > 0 && isNumeral(words[index + 1])) continue;
    else {
      close();
      written.push(word);
    }
  }
  close();
  return written
    .join(' ')
    .replace(hundredsAndMore, (_, hundred, more) => String(Number(hundred) * 100 + Number(more)));
};
