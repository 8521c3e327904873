const vietnameseLetters = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/iu;

/**
 * The language that somebody writes in, by the letters that only Vietnamese has.
 * @example writtenIn('Xe chính chủ') // => 'vi'
 */
export const writtenIn = (text: string): 'en' | 'vi' =>
  vietnameseLetters.test(text.normalize('NFC')) ? 'vi' : 'en';
