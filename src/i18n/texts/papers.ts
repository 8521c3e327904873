import type { Texts } from '../texts.ts';

export const papers = {
  title: { en: 'Papers for the sale', vi: 'Giấy tờ mua bán xe' },
  description: {
    en: 'Sale contract, deposit receipt, handover list and authorisation for a motorcycle in Vietnam: in Vietnamese and English, to fill in and print. Nothing you type is kept.',
    vi: 'Hợp đồng mua bán xe máy, giấy nhận đặt cọc, biên bản bàn giao và giấy ủy quyền: song ngữ Việt – Anh, điền rồi in. Nội dung bạn nhập không được lưu lại.',
  },
  lead: {
    en: 'Four papers in Vietnamese and English, one sheet each. Fill in what you know and print them. Anything you leave blank prints as a line to fill in by hand. Only the Vietnamese text is binding. This is not legal advice.',
    vi: 'Bốn mẫu giấy tờ song ngữ, mỗi mẫu một trang A4. Điền những gì bạn biết rồi in, phần còn lại cứ để trống rồi viết tay. Chỉ bản tiếng Việt có giá trị pháp lý. Các mẫu này không thay cho tư vấn pháp lý.',
  },
  kept: {
    en: 'What you type stays on this page. Nothing is saved or sent, and closing the page clears everything.',
    vi: 'Nội dung bạn nhập chỉ nằm trên trang này: không lưu, không gửi đi, rời trang là xóa.',
  },
  noScript: {
    en: 'Without JavaScript, the papers print blank so you can fill them in by hand.',
    vi: 'Nếu trình duyệt không bật JavaScript, giấy in ra sẽ để trống để bạn viết tay.',
  },
  loading: { en: 'Loading the listing…', vi: 'Đang đọc tin đăng…' },
  filled: { en: 'Filled in from the listing: {title}.', vi: 'Đã điền theo tin đăng: {title}.' },
  otherPrice: {
    en: 'This price comes from the link you opened, but the price in the listing is {price}. Check which is right before you sign.',
    vi: 'Giá này lấy từ liên kết bạn vừa mở, còn tin đăng ghi {price}. Hãy kiểm tra lại trước khi ký.',
  },
  notFilled: {
    en: "We couldn't load the listing. Fill in the bike's details yourself, or reload the page.",
    vi: 'Chưa đọc được tin đăng. Vui lòng tự điền thông tin xe, hoặc tải lại trang.',
  },
  failed: {
    en: "The papers can't be filled in here at the moment. Reload the page, or print them blank.",
    vi: 'Hiện chưa điền được giấy tờ trên trang này. Hãy tải lại trang, hoặc in mẫu để trống.',
  },
  seller: { en: 'Seller', vi: 'Bên bán' },
  buyer: { en: 'Buyer', vi: 'Bên mua' },
  bike: { en: 'Bike', vi: 'Xe' },
  money: { en: 'Price and deposit', vi: 'Giá và tiền cọc' },
  name: { en: 'Full name', vi: 'Họ và tên' },
  born: { en: 'Date of birth', vi: 'Ngày sinh' },
  identity: { en: 'ID or passport', vi: 'Số căn cước, hộ chiếu' },
  issued: { en: 'Issued on / by', vi: 'Ngày cấp, nơi cấp' },
  address: { en: 'Address', vi: 'Địa chỉ' },
  make: { en: 'Make', vi: 'Nhãn hiệu' },
  model: { en: 'Model', vi: 'Số loại' },
  year: { en: 'Year', vi: 'Năm sản xuất' },
  colour: { en: 'Colour', vi: 'Màu sơn' },
  engine: { en: 'Capacity', vi: 'Dung tích' },
  mileage: { en: 'Kilometres', vi: 'Số km' },
  plate: { en: 'Plate', vi: 'Biển số' },
  frame: { en: 'Frame number', vi: 'Số khung' },
  engineNumber: { en: 'Engine number', vi: 'Số máy' },
  certificate: { en: 'Certificate number', vi: 'Số đăng ký xe' },
  price: { en: 'Price (đồng)', vi: 'Giá bán (đồng)' },
  deposit: { en: 'Deposit (đồng)', vi: 'Tiền cọc (đồng)' },
  clear: { en: 'Clear everything', vi: 'Xóa hết' },
  print: { en: 'Print this paper', vi: 'In mẫu này' },
  printAll: { en: 'Print all four', vi: 'In cả bốn mẫu' },
  printHint: {
    en: 'Print at 100% on A4. In the print dialog, you can also save the papers as a PDF.',
    vi: 'In khổ A4, tỷ lệ 100%. Trong hộp thoại in, bạn cũng có thể lưu thành PDF.',
  },
  phrases: {
    en: "Phrases to show the seller if you don't speak Vietnamese",
    vi: 'Mẫu câu để nói với người nước ngoài',
  },
  sources: { en: 'Sources', vi: 'Nguồn' },
  checked: { en: 'checked on {date}', vi: 'đối chiếu ngày {date}' },
  /** Printed on the sheets. */
  state: { en: 'Socialist Republic of Vietnam', vi: 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM' },
  motto: { en: 'Independence – Freedom – Happiness', vi: 'Độc lập – Tự do – Hạnh phúc' },
  dateAndPlace: { en: 'Date and place', vi: 'Ngày, nơi lập' },
  sign: { en: 'signature, full name', vi: 'ký, ghi rõ họ tên' },
  official: {
    en: 'For the notary or certifying officer (may be on a separate sheet)',
    vi: 'Phần của công chứng viên hoặc người chứng thực (có thể lập trang riêng)',
  },
  basis: { en: 'Legal basis', vi: 'Căn cứ' },
} as const satisfies Texts;
