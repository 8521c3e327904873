import type { Location } from '../places/locations.ts';

/** Towns and districts without accents, by place. Omits ambiguous names. */
const names: Partial<Record<Location, string>> = {
  'An Giang': 'chau doc, tri ton, tinh bien, thoai son',
  'Ba Ria - Vung Tau': 'xuyen moc, long dien, dat do, chau duc, ho tram',
  'Bac Giang': 'viet yen, hiep hoa, tan yen, lang giang, luc nam, luc ngan, yen dung',
  'Bac Lieu': 'gia rai, hong dan',
  'Bac Ninh': 'tu son, que vo, yen phong, tien du, thuan thanh, luong tai',
  'Ben Tre': 'ba tri, mo cay, giong trom, binh dai',
  'Binh Dinh': 'an nhon, hoai nhon, phu cat, tuy phuoc, bong son',
  'Binh Duong': 'di an, thuan an, lai thieu, ben cat, tan uyen, bau bang, dau tieng, vsip',
  'Binh Phuoc': 'dong xoai, chon thanh, loc ninh, bu dang, binh long',
  'Binh Thuan': 'la gi, ham tan, phan ri, tuy phong, duc linh, tanh linh, ham thuan',
  'Ca Mau': 'nam can, cai nuoc, dam doi, u minh',
  'Can Tho': 'cai rang, o mon, thot not',
  'Da Nang': 'son tra, my an, my khe, hoa vang, hoa khanh, an thuong, an hai',
  'Dak Lak': 'buon ho, ea kar, krong pac, cu kuin',
  'Dak Nong': 'gia nghia, dak mil, cu jut',
  'Dien Bien': 'muong lay, tuan giao',
  'Dong Nai': 'long thanh, trang bom, long khanh, nhon trach, dinh quan, xuan loc, vinh cuu, cam my',
  'Dong Thap': 'cao lanh, sa dec, hong ngu, lap vo, lai vung, thap muoi',
  'Gia Lai': 'an khe, ayun pa, chu se, chu prong, dak doa',
  'Ha Giang': 'dong van, bac quang, vi xuyen',
  'Ha Nam': 'phu ly, duy tien, kim bang, ly nhan, thanh liem',
  'Ha Tinh': 'hong linh, ky anh, can loc, duc tho, nghi xuan, huong son, cam xuyen, thach ha',
  'Hai Duong': 'chi linh, kinh mon, nam sach, thanh mien, gia loc, cam giang',
  'Hai Phong': 'le chan, kien an, thuy nguyen, do son, an duong, an lao, vinh bao, tien lang, cat ba',
  Hanoi:
    'gia lam, dong anh, soc son, me linh, son tay, thach that, quoc oai, chuong my, hoai duc, dan phuong, phuc tho, ba vi, thanh tri, thuong tin, phu xuyen, ung hoa, thanh oai, hoa lac, my dinh, linh dam, cau dien, old quarter',
  'Hau Giang': 'vi thanh, nga bay, phung hiep',
  'Ho Chi Minh City':
    'thao dien, thu thiem, binh chanh, can gio, phu my hung, an suong, cho lon, d1, d2, d3, d4, d5, d6, d7, d8, d10, d11, d12',
  'Hoa Binh': 'luong son, mai chau, lac thuy, kim boi',
  Hue: 'huong thuy, huong tra, phu vang',
  'Hung Yen': 'my hao, van lam, van giang, pho noi, khoai chau, yen my',
  'Khanh Hoa': 'ninh hoa, dien khanh, van ninh, cam lam',
  'Kien Giang': 'ha tien, rach soi, giong rieng, hon dat',
  'Kon Tum': 'dak ha, mang den, ngoc hoi',
  'Lam Dong': 'bao loc, duc trong, don duong, lien nghia, lam ha',
  'Lang Son': 'dong dang, huu lung, chi lang',
  'Lao Cai': 'bac ha, bat xat, bao thang',
  'Long An': 'tan an, ben luc, duc hoa, can giuoc, can duoc',
  'Nam Dinh': 'hai hau, giao thuy, y yen, vu ban, nghia hung, xuan truong, truc ninh, nam truc',
  'Nghe An': 'cua lo, dien chau, quynh luu, yen thanh, do luong, nghi loc, nam dan, thanh chuong, tan ky',
  'Ninh Binh': 'tam diep, hoa lu, nho quan, kim son, yen khanh, gia vien',
  'Ninh Thuan': 'thap cham, ninh hai',
  'Phu Tho': 'viet tri, lam thao, doan hung, phu ninh, cam khe',
  'Phu Yen': 'song cau, tuy an',
  'Quang Binh': 'ba don, bo trach, le thuy, phong nha',
  'Quang Nam': 'tam ky, dien ban, dai loc, duy xuyen, thang binh, nui thanh, que son, vinh dien',
  'Quang Ngai': 'duc pho, son tinh, mo duc, dung quat',
  'Quang Ninh': 'cam pha, uong bi, mong cai, dong trieu, quang yen, van don, bai chay, hon gai',
  'Quang Tri': 'dong ha, huong hoa, vinh linh, hai lang, trieu phong',
  'Soc Trang': 'nga nam, ke sach, my xuyen',
  'Son La': 'moc chau, mai son, song ma, thuan chau',
  'Tay Ninh': 'trang bang, go dau, hoa thanh, tan bien, duong minh chau',
  'Thai Binh': 'tien hai, thai thuy, quynh phu, vu thu, kien xuong, hung ha',
  'Thai Nguyen': 'song cong, pho yen, phu binh, dong hy, vo nhai',
  'Thanh Hoa':
    'bim son, sam son, nghi son, tinh gia, hoang hoa, quang xuong, tho xuan, nga son, trieu son, nong cong, yen dinh, hau loc',
  'Thu Duc': 'suoi tien, linh trung, linh xuan, hiep binh',
  'Tien Giang': 'go cong, cai be, cai lay, cho gao',
  'Tra Vinh': 'duyen hai, cang long, tieu can',
  'Tuyen Quang': 'son duong, ham yen, chiem hoa',
  'Vinh Phuc': 'vinh yen, phuc yen, binh xuyen, tam dao, lap thach, yen lac, vinh tuong',
  'Yen Bai': 'nghia lo, mu cang chai, van yen',
};
const towns = new Map(
  Object.entries(names).flatMap(([place, list]) => list.split(', ').map((name) => [name, place as Location])),
);
const maxWords = 3;

/** Finds a town's name at the beginning of the words. `length`: in words. */
export const townIn = (words: readonly string[]): { place: Location; length: number } | null => {
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
    const place = towns.get(words.slice(0, length).join(' '));
    if (place) return { place, length };
  }
  return null;
};
