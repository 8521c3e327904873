import type { Texts } from '../texts.ts';

export const openData = {
  title: { en: 'Open data and feeds', vi: 'Dữ liệu mở và RSS' },
  metaTitle: {
    en: 'Open data: used motorcycle prices in Vietnam',
    vi: 'Dữ liệu mở: giá xe máy cũ tại Việt Nam',
  },
  description: {
    en: 'Asking price, year, mileage and location of every motorcycle on Vongxe as JSON, free to use (CC0), plus an Atom feed for every search.',
    vi: 'Giá rao, năm sản xuất, số km, nơi bán của mọi xe trên Vongxe dưới dạng JSON, ai cũng được dùng (CC0). Mỗi trang kết quả tìm kiếm đều có RSS (Atom).',
  },
  lead: {
    en: "The facts about every bike on Vongxe belong to everyone. Use them for a price comparison, a map or a school project. You don't need an account or a key.",
    vi: 'Số liệu về xe đăng trên Vongxe là của chung: ai cũng có thể dùng để so giá, vẽ bản đồ, làm bài tập hay nghiên cứu. Không cần tài khoản hay mã truy cập.',
  },

  feeds: { en: 'Follow new bikes with a feed', vi: 'Theo dõi xe mới đăng qua RSS' },
  feedsText: {
    en: 'A feed reader such as Feedly, NetNewsWire or Thunderbird shows you new bikes without an account or an email. Every feed lists the 30 newest bikes for sale, each with its photo, price, mileage and location. The format is Atom (RFC 4287), which every feed reader understands.',
    vi: 'Dùng ứng dụng đọc tin như Feedly, Inoreader hoặc Thunderbird, bạn xem được xe mới đăng mà không cần tài khoản hay email. Mỗi nguồn tin có 30 xe đang bán mới đăng nhất, kèm ảnh, giá, số km và nơi bán. Định dạng là Atom (RFC 4287), ứng dụng đọc RSS nào cũng mở được.',
  },
  feedsMarket: {
    en: 'For a page such as used Honda bikes in Hanoi, add .atom to its address:',
    vi: 'Với một trang như trang xe Honda cũ tại Hà Nội, hãy thêm .atom vào sau địa chỉ:',
  },
  feedsSearch: {
    en: 'For a search, copy everything from the question mark onwards and add it to the end of this address:',
    vi: 'Với trang kết quả tìm kiếm, hãy chép phần địa chỉ từ dấu hỏi (?) trở đi vào sau địa chỉ này:',
  },

  files: { en: 'The files', vi: 'Các tệp dữ liệu' },
  filesText: {
    en: 'The first file lists the others. Each has up to 250 bikes, for sale or sold. A bike always stays in the same file, so you only need to fetch the files whose revision has changed.',
    vi: 'Tệp đầu tiên liệt kê các tệp còn lại. Mỗi tệp có tối đa 250 xe, đang bán hoặc đã bán. Mỗi xe luôn nằm trong một tệp cố định, nên bạn chỉ cần tải lại tệp có revision thay đổi.',
  },
  filesFresh: {
    en: 'Files are never more than five minutes out of date. Other websites may fetch them directly.',
    vi: 'Dữ liệu chậm hơn trang tối đa 5 phút. Trang web khác cũng được phép tải trực tiếp.',
  },
  openApi: {
    en: 'For programs and language models:',
    vi: 'Dành cho chương trình và mô hình ngôn ngữ:',
  },
  assistants: {
    en: 'AI assistants such as Claude and ChatGPT can search for bikes, estimate prices and read our guides. Add this address to yours as a connector (MCP):',
    vi: 'Các trợ lý AI như Claude và ChatGPT có thể tìm xe, ước tính giá và đọc cẩm nang. Hãy thêm địa chỉ này vào trợ lý của bạn làm trình kết nối (MCP):',
  },
  example: { en: 'One bike looks like this:', vi: 'Dữ liệu của một xe:' },

  fields: { en: 'What each field means', vi: 'Ý nghĩa từng trường' },
  field: { en: 'Field', vi: 'Trường' },
  meaning: { en: 'Meaning', vi: 'Ý nghĩa' },
  fieldsNote: {
    en: 'null means that a value is unknown, for example because the make, model or place is not in our lists. All names are in English, and place names have no accents.',
    vi: 'null là không rõ, ví dụ vì hãng, dòng xe hoặc nơi bán không có trong danh sách của chúng tôi. Mọi tên gọi đều bằng tiếng Anh, địa danh không dấu.',
  },
  url: { en: "The bike's page. The address never changes.", vi: 'Địa chỉ trang của xe, không bao giờ đổi.' },
  status: { en: 'active (for sale) or sold', vi: 'active (đang bán) hoặc sold (đã bán)' },
  make: { en: 'Make, such as Honda', vi: 'Hãng, ví dụ Honda' },
  model: {
    en: 'Model without the engine size, such as Air Blade',
    vi: 'Dòng xe, không kèm phân khối, ví dụ Air Blade',
  },
  year: { en: 'Model year', vi: 'Năm sản xuất' },
  price_vnd: { en: 'Asking price in đồng', vi: 'Giá rao, tính bằng đồng' },
  mileage_km: { en: 'Mileage in kilometres, as stated by the seller', vi: 'Số km đã đi, theo lời người bán' },
  battery_health_percent: {
    en: 'Battery capacity compared with a new battery (%), as stated by the seller; null for petrol bikes',
    vi: 'Dung lượng pin so với pin mới (%), theo lời người bán; xe xăng thì để null',
  },
  battery_range_km: {
    en: 'Range on one charge in kilometres, as stated by the seller; null for petrol bikes',
    vi: 'Số km mỗi lần sạc, theo lời người bán; xe xăng thì để null',
  },
  battery_rent_vnd: {
    en: "Monthly battery rental in đồng, not included in the price; null if the battery isn't rented",
    vi: 'Phí thuê pin mỗi tháng (đồng), chưa gồm trong giá; không thuê pin thì để null',
  },
  category: {
    en: 'scooter, underbone, sport, naked, adventure, touring, cruiser, dirt, electric, moped or other',
    vi: 'Loại xe: scooter (tay ga), underbone (xe số), sport, naked, adventure, touring, cruiser, dirt (cào cào), electric (xe điện), moped (xe 50 cc) hoặc other (khác)',
  },
  fuel: { en: 'petrol or electric', vi: 'petrol (xăng) hoặc electric (điện)' },
  engine_cc: {
    en: 'Engine size in cc; null for electric bikes',
    vi: 'Phân khối (cc); xe điện thì để null',
  },
  place: { en: 'Where the bike is', vi: 'Nơi bán' },
  province: {
    en: 'Its province, with the borders set in July 2025',
    vi: 'Tỉnh, thành theo địa giới từ tháng 7/2025',
  },
  facts: {
    en: "own_papers (papers in the seller's name), open_to_offers (price is negotiable), emissions_passed (passed an emissions test), battery_owned and battery_rented (electric bikes: whether the price includes the battery). If one is missing, the seller hasn't stated it.",
    vi: 'own_papers (xe chính chủ), open_to_offers (giá còn thương lượng), emissions_passed (đạt kiểm định khí thải), battery_owned và battery_rented (xe điện: bán kèm pin hay thuê pin). Thiếu mục nào tức là người bán không nêu.',
  },
  listed_at: { en: 'When it was listed (UTC)', vi: 'Thời điểm đăng tin (giờ UTC)' },

  left: { en: "What isn't included", vi: 'Những gì không có trong tệp' },
  leftText: {
    en: "We leave out names, phone numbers, descriptions and photos. They belong to the sellers: see the bike's page. A deleted or paused listing is removed from the file. Please remove it from your copy too.",
    vi: 'Không có tên, số điện thoại, mô tả hay ảnh: không có gì do người bán tự viết hoặc chụp. Những phần đó là của người bán, mời xem trên trang của xe. Tin bị xóa hoặc tạm ẩn sẽ không còn trong tệp. Vui lòng xóa tin đó trong bản sao của bạn.',
  },

  licence: { en: 'Licence', vi: 'Giấy phép' },
  licenceText: {
    en: "The files are in the public domain ({licence}): you may copy, change, publish and sell them without asking. We'd be glad if you credited us as the source, but you don't have to.",
    vi: 'Các tệp thuộc phạm vi công cộng ({licence}): bạn được chép, sửa, công bố và bán mà không cần xin phép. Ghi nguồn Vongxe thì chúng tôi rất vui, nhưng không bắt buộc.',
  },
  limits: { en: 'Please keep in mind', vi: 'Xin lưu ý' },
  limitPrice: {
    en: "Prices are what sellers ask, not what buyers paid. Sellers provide the other facts too. We don't guarantee any of them.",
    vi: 'Giá ở đây là giá rao, không phải giá chốt. Các thông tin khác cũng do người bán cung cấp, chúng tôi không bảo đảm.',
  },
  limitOften: {
    en: "Fetch each file at most once every five minutes. If your request has If-None-Match, a file that hasn't changed isn't sent again.",
    vi: 'Mỗi tệp chỉ nên tải tối đa 5 phút một lần. Gửi kèm If-None-Match thì tệp chưa đổi sẽ không phải tải lại.',
  },
  limitVersion: {
    en: "version is 1. We may add fields. If we remove one or change its meaning, version becomes 2, and we'll say so here first.",
    vi: 'version hiện là 1. Chúng tôi có thể thêm trường mới. Nếu bỏ hoặc đổi ý nghĩa một trường, version sẽ thành 2 và chúng tôi báo trước tại trang này.',
  },
  limitPeople: {
    en: "Don't use the data to find out who sellers are, or to message them in bulk. Everything else on this site is subject to the {terms}.",
    vi: 'Không dùng dữ liệu để tìm ra danh tính người bán hay nhắn tin hàng loạt. Mọi nội dung khác trên trang vẫn theo {terms}.',
  },
  terms: { en: 'terms of use', vi: 'điều khoản sử dụng' },
  ask: { en: 'Need another field? Contact us', vi: 'Bạn cần thêm trường nào? Hãy liên hệ với chúng tôi' },
} as const satisfies Texts;
