/** Lookbehind that excludes a phrase after a negation. */
export const notBefore =
  "(?<!(?:^| )(?:khong|ko|k|hok|hong|chua|not|no|non|never|mien|without|isn't) (?:co |tung |tung bi |bao gio |he |phai |can )?)";
/** Lookahead that excludes a phrase before a negation ("không hỗ trợ") or a question ("hay không"). */
export const notBehind =
  '(?! (?:thi )?(?:khong|ko|k|hok|hong) (?:ho tro|nhan|phai|lam|duoc|em|a|anh|chi|ban|vay|nhi)(?![a-z]))(?! (?:hay|hoac) (?:khong|ko|k)(?![a-z]))';
