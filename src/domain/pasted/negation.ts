/** In front of a phrase: a word that says the opposite. */
export const notBefore =
  "(?<!(?:^| )(?:khong|ko|k|hok|hong|chua|not|no|non|never|mien|without|isn't) (?:co |tung |tung bi |bao gio |he |phai |can )?)";
/** Behind a phrase: "không hỗ trợ", or a question such as "hay không". */
export const notBehind =
  '(?! (?:thi )?(?:khong|ko|k|hok|hong) (?:ho tro|nhan|phai|lam|duoc|em|a|anh|chi|ban|vay|nhi)(?![a-z]))(?! (?:hay|hoac) (?:khong|ko|k)(?![a-z]))';
