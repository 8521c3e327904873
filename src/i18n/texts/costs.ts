import type { Texts } from '../texts.ts';

export const costs = {
  title: { en: 'What will the bike cost me?', vi: 'Mua xe hết bao nhiêu tiền?' },
  description: {
    en: 'Price, registration fee, plate, insurance, mechanic and helmet for a used motorcycle in Vietnam, what you may get for it later, and which licence you need.',
    vi: 'Tổng chi phí mua xe máy cũ: giá xe, lệ phí trước bạ, biển số, bảo hiểm, công thợ và mũ bảo hiểm. Kèm giá bán lại sau vài tháng và hạng bằng lái cần có.',
  },
  lead: {
    en: 'Every figure comes with its source and the date we last checked it. This is not tax or legal advice.',
    vi: 'Mỗi con số có nguồn và ngày đối chiếu gần nhất. Trang này không thay cho tư vấn thuế hoặc pháp lý.',
  },
  bike: { en: 'Your bike', vi: 'Chiếc xe' },
  price: { en: 'Price (đồng)', vi: 'Giá bán (đồng)' },
  year: { en: 'Year', vi: 'Năm sản xuất' },
  engine: {
    en: 'Engine size or power, such as 125 cc or 1.5 kW',
    vi: 'Phân khối hoặc công suất (125 cc, 1,5 kW)',
  },
  newPrice: {
    en: 'Official price when new (đồng), if you know it',
    vi: 'Giá tính lệ phí của xe mới (đồng), nếu biết',
  },
  register: { en: "Where you'll register it", vi: 'Nơi bạn đăng ký xe' },
  before: { en: "Where it's registered now", vi: 'Nơi xe đang đăng ký' },
  city: { en: 'One of the six cities', vi: 'Một trong sáu thành phố' },
  cities: {
    en: 'The six cities are Hanoi, Ho Chi Minh City, Hai Phong, Da Nang, Hue and Can Tho.',
    vi: 'Sáu thành phố: Hà Nội, TP.HCM, Hải Phòng, Đà Nẵng, Huế, Cần Thơ.',
  },
  elsewhere: { en: 'Elsewhere', vi: 'Tỉnh khác' },
  unknown: { en: "I don't know", vi: 'Chưa biết' },
  months: { en: 'Months until you sell it', vi: 'Bán lại sau (tháng)' },
  costsTitle: { en: 'What you pay', vi: 'Các khoản phải trả' },
  'row.price': { en: 'Price of the bike', vi: 'Giá xe' },
  'row.transfer': { en: 'Registration fee', vi: 'Lệ phí trước bạ' },
  'row.plate': {
    en: "Certificate and plate. This was the fee until the end of 2025. We haven't been able to confirm the new one.",
    vi: 'Chứng nhận đăng ký và biển số. Đây là mức áp dụng đến hết năm 2025, chúng tôi chưa xác nhận được mức mới.',
  },
  'row.contract': {
    en: 'Certifying the contract at a commune office',
    vi: 'Chứng thực hợp đồng tại UBND xã, phường',
  },
  'row.insurance': {
    en: 'Liability insurance for a year, including VAT',
    vi: 'Bảo hiểm bắt buộc một năm, gồm VAT',
  },
  'row.mechanic': { en: 'Inspection by a mechanic', vi: 'Công thợ xem xe' },
  'row.helmet': { en: 'A good helmet', vi: 'Một chiếc mũ bảo hiểm tốt' },
  emissions: { en: 'Emissions test, where it is required', vi: 'Kiểm định khí thải (ở nơi bắt buộc)' },
  'test.unknown': {
    en: 'No published price, so not in the total',
    vi: 'Chưa có giá công bố, chưa tính vào tổng',
  },
  'test.level': {
    en: 'Level {levels}. No published price, so not in the total',
    vi: 'Mức {levels}. Chưa có giá công bố, chưa tính vào tổng',
  },
  testDraft: {
    en: 'According to a draft, testing begins in {places} on {date}.',
    vi: 'Theo dự thảo, việc kiểm định bắt đầu từ ngày {date} tại {places}.',
  },
  testBegins: {
    en: 'Testing begins in {places} on {date}.',
    vi: 'Việc kiểm định bắt đầu từ ngày {date} tại {places}.',
  },
  'row.total': { en: 'Total', vi: 'Tổng cộng' },
  checked: { en: '{source}, as of {date}', vi: '{source}, tính đến {date}' },
  indicative: { en: 'Our own market estimate', vi: 'Ước tính thị trường của chúng tôi' },
  listing: { en: 'The listing', vi: 'Tin đăng' },
  valueNote: {
    en: "The registration fee is 1% of the bike's official value. This is a share of the official price when new: 90% in the first year, 70% up to three years, 50% up to six, 30% up to ten, then 20%. The fee is 5% if the bike was taxed at 2% elsewhere and you register it in one of the six cities. If you don't enter the official price, we use the asking price, so the real fee is often lower. It isn't settled which rate applies where a province was merged into a city in July 2025, so ask the tax office.",
    vi: 'Lệ phí trước bạ bằng 1% giá trị tính lệ phí của xe. Giá trị này bằng giá tính lệ phí của xe mới nhân với tỷ lệ theo tuổi xe: năm đầu 90%, đến ba năm 70%, đến sáu năm 50%, đến mười năm 30%, sau đó 20%. Xe đã nộp mức 2% ở nơi khác, nay đăng ký tại một trong sáu thành phố thì nộp 5%. Nếu bạn không nhập giá tính lệ phí, chúng tôi tính theo giá rao, nên mức phải nộp thực tế thường thấp hơn. Ở những nơi sáp nhập vào thành phố từ tháng 7/2025, mức áp dụng chưa thống nhất, nên hãy hỏi cơ quan thuế.',
  },
  resaleTitle: { en: 'What you may get for it', vi: 'Bán lại được bao nhiêu?' },
  resale: {
    en: 'Similar bikes are now offered for about {now}. In {months} months, at 500 km a month, expect about {later}. These are asking prices, and buyers usually pay less.',
    vi: 'Xe tương tự đang rao giá khoảng {now}. Sau {months} tháng, nếu mỗi tháng chạy 500 km, giá còn khoảng {later}. Đây là giá rao, giá bán thực tế thường thấp hơn.',
  },
  noResale: {
    en: "Open this page from a listing to see what similar bikes are offered for. If there are too few of them, we can't give a figure.",
    vi: 'Mở trang này từ một tin đăng để xem giá rao của xe tương tự. Nếu có quá ít xe thì không có số liệu.',
  },
  licenceTitle: { en: 'Are you allowed to ride it?', vi: 'Bạn có được chạy xe này không?' },
  permit: { en: 'Which licence do you have?', vi: 'Bạn có bằng lái nào?' },
  'permit.vietnamese': { en: 'A Vietnamese licence', vi: 'Bằng lái Việt Nam' },
  'permit.vienna': {
    en: 'An International Driving Permit under the 1968 convention',
    vi: 'Giấy phép lái xe quốc tế theo Công ước 1968',
  },
  'permit.korea': {
    en: 'A Korean International Driving Permit',
    vi: 'Giấy phép lái xe quốc tế của Hàn Quốc',
  },
  'permit.geneva': {
    en: 'Another permit (1949 convention, IAA)',
    vi: 'Giấy phép khác (Công ước 1949, IAA)',
  },
  'permit.none': { en: 'None, or only my licence from home', vi: 'Không có, hoặc chỉ có bằng nước ngoài' },
  held: { en: 'Which class is your licence?', vi: 'Bằng của bạn ghi hạng nào?' },
  other: { en: 'No motorcycle class', vi: 'Không có hạng xe máy' },
  'needs.none': {
    en: "You don't need a licence for this bike if you're 16 or over and its design top speed is no more than 50 km/h.",
    vi: 'Bạn không cần bằng lái cho xe này nếu đã đủ 16 tuổi và vận tốc thiết kế của xe không quá 50 km/h.',
  },
  'needs.A1': {
    en: 'You need a class A1 or A licence for this bike.',
    vi: 'Xe này cần bằng hạng A1 hoặc A.',
  },
  'needs.A': {
    en: 'You need a class A licence for this bike. A Vietnamese A1 issued before 2025 is enough for bikes under 175 cc.',
    vi: 'Xe này cần bằng hạng A. Bằng A1 cấp trước năm 2025 đi được xe dưới 175 cc.',
  },
  'needs.unknown': {
    en: 'Up to 50 cc or 4 kW: no licence. Up to 125 cc or 11 kW: class A1. Above that: class A.',
    vi: 'Đến 50 cc hoặc 4 kW: không cần bằng. Đến 125 cc hoặc 11 kW: hạng A1. Lớn hơn: hạng A.',
  },
  yes: {
    en: 'You may ride it. With an International Driving Permit, carry your home licence as well.',
    vi: 'Bạn được chạy xe này. Nếu dùng giấy phép quốc tế, hãy mang kèm bằng lái của nước bạn.',
  },
  no: {
    en: "You're not allowed to ride this bike. If you do, you could be fined, and insurers may refuse to pay.",
    vi: 'Bạn không được chạy xe này: nếu chạy, bạn có thể bị phạt và bảo hiểm có thể không chi trả.',
  },
  loading: { en: 'Loading the listing…', vi: 'Đang tải tin đăng…' },
  filled: { en: 'Filled in from the listing: {title}.', vi: 'Đã điền theo tin đăng: {title}.' },
  notFilled: {
    en: "We couldn't load the listing. Fill in the bike's details yourself, or reload the page.",
    vi: 'Chưa tải được tin đăng. Vui lòng tự điền thông tin xe, hoặc tải lại trang.',
  },
  failed: {
    en: "We can't calculate the costs at the moment. Please reload the page.",
    vi: 'Hiện chưa tính được chi phí. Vui lòng tải lại trang.',
  },
} as const satisfies Texts;
