import type { ActivationProblem, FormProblem } from '../../domain/selling/listingForm.ts';
import type { Bilingual, Texts } from '../texts.ts';
import { photoStates } from './photoStates.ts';
import { sellOutcomes } from './sellOutcomes.ts';
import { sellPhotoList } from './sellPhotoList.ts';

const problems = {
  makeRequired: { en: 'Make is required', vi: 'Bạn chưa chọn hãng xe' },
  modelRequired: { en: 'Model is required', vi: 'Bạn chưa nhập dòng xe' },
  yearRequired: { en: 'Year is required', vi: 'Bạn chưa nhập năm sản xuất' },
  yearRange: { en: 'Year must be between {min} and {max}', vi: 'Năm sản xuất phải từ {min} đến {max}' },
  mileageRequired: { en: 'Mileage is required', vi: 'Bạn chưa nhập số km đã đi' },
  battery_healthRange: {
    en: 'Battery health must be between {min} and {max}%',
    vi: 'Sức khỏe pin phải từ {min} đến {max}%',
  },
  leaving_onRange: {
    en: 'Choose a date between today and a year from now, or leave this field empty.',
    vi: 'Vui lòng chọn ngày trong vòng một năm tới, hoặc để trống.',
  },
  battery_rangeRange: {
    en: 'Range must be between {min} and {max} km',
    vi: 'Quãng đường một lần sạc phải từ {min} đến {max} km',
  },
  battery_range_newRange: {
    en: 'Range when new must be between {min} and {max} km',
    vi: 'Quãng đường khi pin mới phải từ {min} đến {max} km',
  },
  top_speedRange: {
    en: 'Top speed must be between {min} and {max} km/h',
    vi: 'Tốc độ tối đa phải từ {min} đến {max} km/h',
  },
  battery_feeRange: {
    en: 'Monthly battery rental must be between {min} and {max} ₫',
    vi: 'Phí thuê pin mỗi tháng phải từ {min} đến {max} ₫',
  },
  battery_feeRequired: {
    en: 'Enter the monthly battery rental: buyers will have to pay it',
    vi: 'Bạn chưa nhập phí thuê pin mỗi tháng mà người mua sẽ phải trả',
  },
  mileageRange: { en: 'Mileage must be between 0 and {max} km', vi: 'Số km phải từ 0 đến {max}' },
  engineRequired: { en: 'Engine is required', vi: 'Bạn chưa nhập phân khối' },
  categoryRequired: { en: 'Category is required', vi: 'Bạn chưa chọn loại xe' },
  conditionRequired: { en: 'Condition is required', vi: 'Bạn chưa chọn tình trạng xe' },
  transmissionRequired: { en: 'Transmission is required', vi: 'Bạn chưa chọn kiểu hộp số' },
  fuelRequired: { en: 'Fuel is required', vi: 'Bạn chưa chọn loại nhiên liệu' },
  locationRequired: { en: 'Location is required', vi: 'Bạn chưa chọn khu vực' },
  locationUnknown: {
    en: "We don't know this place. Choose a city or province from the list.",
    vi: 'Không tìm thấy khu vực này. Hãy chọn tỉnh hoặc thành phố trong danh sách.',
  },
  phoneRequired: { en: 'Phone number is required', vi: 'Bạn chưa nhập số điện thoại' },
  phoneInvalid: {
    en: 'Enter a valid phone number for the country you chose',
    vi: 'Vui lòng nhập số điện thoại hợp lệ ở quốc gia đã chọn',
  },
  descriptionRequired: { en: 'Description is required', vi: 'Bạn chưa viết mô tả' },
  priceRequired: { en: 'Price is required', vi: 'Bạn chưa nhập giá bán' },
  priceLow: { en: 'Price must be greater than 0', vi: 'Giá bán phải lớn hơn 0' },
  priceHigh: { en: 'Price must be at most {max} ₫', vi: 'Giá bán không được quá {max} ₫' },
  tooLong: { en: 'This is too long. Please shorten it.', vi: 'Nội dung quá dài, vui lòng rút gọn' },
  noAddress: {
    en: "Don't include web or email addresses here",
    vi: 'Vui lòng không ghi địa chỉ web hoặc email ở đây',
  },
  photosMissing: {
    en: 'Please add at least one photo of your motorcycle',
    vi: 'Hãy thêm ít nhất một ảnh xe của bạn',
  },
  pricePublish: {
    en: 'Please set a valid price for your motorcycle',
    vi: 'Hãy nhập giá bán hợp lệ cho xe của bạn',
  },
} as const satisfies Record<FormProblem | ActivationProblem, Bilingual>;

export const sell = {
  ...photoStates,
  ...problems,
  pageTitle: { en: 'Sell your motorcycle', vi: 'Đăng tin bán xe' },
  pageDescription: {
    en: 'List your motorcycle for sale in Vietnam, free of charge.',
    vi: 'Đăng tin bán xe máy tại Việt Nam, hoàn toàn miễn phí.',
  },
  intro: {
    en: "Listing is free. What you type stays in this browser until you save it. We don't take payments, so if you sell as a business, you declare your own tax.",
    vi: 'Đăng tin miễn phí. Nội dung bạn nhập được giữ trên trình duyệt này cho đến khi bạn lưu. Vongxe không nhận thanh toán thay bạn, nên nếu kinh doanh xe, bạn tự kê khai thuế.',
  },
  editTitle: { en: 'Edit listing', vi: 'Sửa tin đăng' },
  editDescription: { en: 'Edit one of your listings.', vi: 'Chỉnh sửa tin đăng của bạn.' },
  close: { en: 'Close', vi: 'Đóng' },
  draftNotice: {
    en: 'This listing is a draft. It is not visible to buyers until you publish it.',
    vi: 'Tin này đang là bản nháp. Người mua chưa thấy tin cho đến khi bạn đăng.',
  },
  pausedNotice: {
    en: "This listing is paused, so buyers can't find it.",
    vi: 'Tin này đang tạm ẩn, người mua không thấy trong danh sách.',
  },
  soldNotice: { en: 'This listing is marked as sold.', vi: 'Tin này đã được đánh dấu là đã bán.' },
  notFound: { en: 'Motorcycle not found', vi: 'Không tìm thấy xe' },
  notFoundText: {
    en: 'It may have been deleted, or it belongs to another account.',
    vi: 'Tin có thể đã bị xóa hoặc thuộc tài khoản khác.',
  },
  toMyListings: { en: 'Back to my listings', vi: 'Quay lại tin đăng của tôi' },
  loading: { en: 'Loading the form', vi: 'Đang tải biểu mẫu' },

  noScript: {
    en: 'You need JavaScript to list a bike. Turn it on in your browser settings.',
    vi: 'Để đăng bán xe, trình duyệt của bạn cần bật JavaScript.',
  },
  hydrationFailed: {
    en: "The form hasn't finished loading. Check your connection and try again.",
    vi: 'Biểu mẫu chưa tải xong. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  'kept.title': {
    en: "We've restored what you typed last time",
    vi: 'Nội dung bạn nhập lần trước vẫn còn đây',
  },
  likeNotice: {
    en: "We've filled this in from your {title}. Add this bike's mileage and photos, and check its condition, price and description.",
    vi: 'Đã điền sẵn theo chiếc {title}. Bạn hãy thêm số km và ảnh của xe này, rồi xem lại tình trạng, giá và mô tả.',
  },
  'kept.discard': { en: 'Discard', vi: 'Bỏ nội dung cũ' },

  'section.basic': { en: 'Basic info', vi: 'Thông tin cơ bản' },
  'section.category': { en: 'Category and condition', vi: 'Loại xe và tình trạng' },
  'section.electric': { en: 'Battery and charging', vi: 'Pin và sạc' },
  'section.facts': { en: 'What buyers ask', vi: 'Người mua hay hỏi' },
  'section.contact': { en: 'Location and contact', vi: 'Khu vực và liên hệ' },
  'section.description': { en: 'Description', vi: 'Mô tả' },
  'section.price': { en: 'Price', vi: 'Giá bán' },
  'section.photos': { en: 'Photos', vi: 'Ảnh' },

  make: { en: 'Make', vi: 'Hãng xe' },
  makeChoose: { en: 'Choose a make', vi: 'Chọn hãng xe' },
  makeOther: { en: 'Other', vi: 'Hãng khác' },
  otherMake: { en: 'Make name', vi: 'Tên hãng xe' },
  model: { en: 'Model', vi: 'Dòng xe' },
  modelExample: { en: 'For example, Wave Alpha or SH 150i', vi: 'Ví dụ Wave Alpha, SH 150i' },
  filled: {
    en: "We've filled in {facts} for this model. Change anything that's wrong.",
    vi: 'Đã điền theo dòng xe này: {facts}. Bạn sửa lại nếu chưa đúng.',
  },
  year: { en: 'Year', vi: 'Năm sản xuất' },
  mileage: { en: 'Mileage', vi: 'Số km đã đi' },
  engine: { en: 'Engine', vi: 'Phân khối' },
  engineHint: {
    en: 'For example, 150 cc. For an electric bike, enter the power, such as 1200 W.',
    vi: 'Ví dụ 150 cc. Xe điện thì ghi công suất, ví dụ 1.200 W.',
  },
  engineGuessed: {
    en: 'Our guess, based on the model and year. Please check it against the blue card.',
    vi: 'Số này do chúng tôi đoán theo dòng xe và năm sản xuất. Hãy kiểm tra lại trên cà vẹt.',
  },
  'transmission.automatic': { en: 'Automatic (scooter)', vi: 'Tay ga (tự động)' },
  'transmission.manual': { en: 'Manual (clutch lever)', vi: 'Côn tay' },
  'transmission.semi-automatic': {
    en: 'Semi-automatic (gears, no clutch lever)',
    vi: 'Xe số (không tay côn)',
  },
  'fuel.electric': { en: 'Electric', vi: 'Điện' },
  choose: { en: 'Choose', vi: 'Chọn' },
  notSaid: { en: 'Not stated', vi: 'Không nêu' },
  battery_healthHint: {
    en: "Capacity compared with a new battery, according to the maker's app or a mechanic.",
    vi: 'Dung lượng so với pin mới, theo ứng dụng của hãng hoặc do thợ đo.',
  },
  battery_rangeHint: {
    en: 'How far the bike now goes on a full charge.',
    vi: 'Quãng đường hiện nay xe đi được sau mỗi lần sạc đầy.',
  },
  battery_range_newHint: {
    en: 'With a new battery, according to the maker.',
    vi: 'Theo công bố của hãng, khi pin còn mới.',
  },
  top_speedHint: { en: 'According to the maker.', vi: 'Theo công bố của hãng.' },
  battery_feeHint: {
    en: 'What you pay each month to rent the battery.',
    vi: 'Số tiền bạn đang trả mỗi tháng để thuê pin.',
  },
  leaving: { en: "I'm leaving Vietnam on", vi: 'Tôi rời Việt Nam ngày' },
  leavingHint: {
    en: "Optional. Buyers will see how many days are left. We'll pause the listing the day after you leave.",
    vi: 'Không bắt buộc. Người mua sẽ thấy bạn còn ở Việt Nam bao nhiêu ngày. Sau ngày bạn rời đi, tin sẽ tự tạm ẩn.',
  },
  features: { en: 'Features', vi: 'Trang bị' },
  factsHint: {
    en: 'Optional. Answer as many questions as you like. Buyers read the answers in their own language.',
    vi: 'Không bắt buộc. Bạn trả lời bao nhiêu câu cũng được. Người mua đọc câu trả lời bằng ngôn ngữ của họ.',
  },
  factsFailed: { en: "We couldn't load the questions.", vi: 'Không tải được câu hỏi.' },
  factsRetry: { en: 'Try again', vi: 'Thử lại' },
  featuresHint: { en: 'Optional. Tick all that apply.', vi: 'Không bắt buộc. Chọn những mục đúng với xe.' },
  featureOwn: { en: 'Add your own', vi: 'Trang bị khác' },
  featureAdd: { en: 'Add', vi: 'Thêm' },
  featureRemove: { en: 'Remove {feature}', vi: 'Bỏ {feature}' },

  location: { en: 'Location', vi: 'Khu vực' },
  locationChoose: { en: 'Type a city or province', vi: 'Nhập tỉnh hoặc thành phố' },
  phone: { en: 'Phone number', vi: 'Số điện thoại' },
  phoneHint: {
    en: 'Buyers will call this number or message it on Zalo.',
    vi: 'Người mua gọi hoặc nhắn Zalo qua số này.',
  },
  phoneCountry: { en: 'Country calling code', vi: 'Mã quốc gia của số điện thoại' },
  hidePhone: { en: 'Hide my phone number from buyers', vi: 'Ẩn số điện thoại với người mua' },
  hidePhoneHint: {
    en: 'If you hide it, no one can call you or message you on Zalo.',
    vi: 'Khi ẩn, không ai gọi hay nhắn Zalo cho bạn được.',
  },
  whatsapp: { en: 'WhatsApp number', vi: 'Số WhatsApp' },
  whatsappCountry: { en: 'Country code for WhatsApp', vi: 'Mã quốc gia của số WhatsApp' },
  whatsappHint: {
    en: "Leave blank if it's the same as your phone number. No WhatsApp? Hide it below.",
    vi: 'Để trống nếu trùng với số điện thoại. Không dùng WhatsApp? Hãy ẩn ở dưới.',
  },
  hideWhatsApp: { en: 'Hide my WhatsApp number from buyers', vi: 'Ẩn số WhatsApp với người mua' },
  hiddenWithPhone: {
    en: "This is the same as your phone number, so it's hidden too.",
    vi: 'Số này trùng với số điện thoại của bạn nên cũng được ẩn.',
  },
  contactNote: {
    en: 'Only signed-in users can see your numbers. Buyers can always message you here.',
    vi: 'Chỉ người đã đăng nhập mới xem được số. Người mua luôn có thể nhắn tin cho bạn tại đây.',
  },

  description: { en: 'Description', vi: 'Mô tả' },
  descriptionHint: {
    en: "Mention the papers, number of owners, repairs and what's included.",
    vi: 'Hãy nêu giấy tờ, số đời chủ, những gì đã sửa chữa và phụ kiện đi kèm.',
  },
  otherIn_en: { en: 'Description in English', vi: 'Mô tả bằng tiếng Anh' },
  otherIn_vi: { en: 'Description in Vietnamese', vi: 'Mô tả bằng tiếng Việt' },
  addOtherIn_en: { en: 'Add a description in English', vi: 'Viết thêm mô tả bằng tiếng Anh' },
  addOtherIn_vi: { en: 'Add a description in Vietnamese', vi: 'Viết thêm mô tả bằng tiếng Việt' },
  otherHint_en: {
    en: 'Optional. Buyers who read English see it instead of a translation.',
    vi: 'Không bắt buộc. Người mua đọc tiếng Anh sẽ thấy bản này thay vì bản dịch.',
  },
  otherHint_vi: {
    en: 'Optional. Buyers who read Vietnamese see it instead of a translation.',
    vi: 'Không bắt buộc. Người mua đọc tiếng Việt sẽ thấy bản này thay vì bản dịch.',
  },
  toolbar: { en: 'Formatting', vi: 'Định dạng' },
  bold: { en: 'Bold', vi: 'Chữ đậm' },
  italic: { en: 'Italic', vi: 'Chữ nghiêng' },
  underline: { en: 'Underline', vi: 'Gạch chân' },
  bulletList: { en: 'Bullet list', vi: 'Danh sách' },
  numberedList: { en: 'Numbered list', vi: 'Danh sách đánh số' },
  link: { en: 'Link', vi: 'Liên kết' },
  clean: { en: 'Remove formatting', vi: 'Xóa định dạng' },
  linkAddress: { en: 'Link URL', vi: 'Địa chỉ liên kết' },
  linkApply: { en: 'Apply', vi: 'Áp dụng' },
  linkRemove: { en: 'Remove link', vi: 'Bỏ liên kết' },

  onFacebook: { en: 'Also post it on our Facebook page', vi: 'Đăng cả lên trang Facebook của chúng tôi' },
  onFacebookHint: {
    en: "We'll post it once, when you publish, with the price, location and photo.",
    vi: 'Chúng tôi đăng một lần, ngay khi tin hiện trên trang, kèm giá, khu vực và ảnh.',
  },
  price: { en: 'Price in VND', vi: 'Giá bán (VND)' },
  converter: { en: 'Price converter', vi: 'Quy đổi giá' },
  usd: { en: 'Dollars', vi: 'Đô la' },
  gbp: { en: 'Pounds', vi: 'Bảng Anh' },
  eur: { en: 'Euros', vi: 'Euro' },
  ratesApproximate: { en: 'At an approximate rate.', vi: 'Theo tỷ giá ước tính.' },
  ratesOf: { en: 'At the exchange rate for {date}.', vi: 'Theo tỷ giá ngày {date}.' },
  ...sellPhotoList,

  saveDraft: { en: 'Save as Draft', vi: 'Lưu nháp' },
  create: { en: 'Create Listing', vi: 'Đăng tin' },
  help: { en: 'Need help', vi: 'Cần hỗ trợ' },
  update: { en: 'Update Listing', vi: 'Cập nhật tin' },
  publish: { en: 'Publish Listing', vi: 'Đăng tin' },
  saving: { en: 'Saving…', vi: 'Đang lưu…' },
  photosWaiting: { en: 'Getting the photos ready', vi: 'Đang xử lý ảnh' },
  photosReady: { en: '{ready} of {total}', vi: '{ready}/{total}' },
  ...sellOutcomes,
} as const satisfies Texts;
