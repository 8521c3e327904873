import type { Texts } from '../texts.ts';

/** Details and people of a shop, as its people see them. */
export const shopTeam = {
  page: { en: 'Your shop', vi: 'Cửa hàng của bạn' },
  pageDescription: {
    en: 'Stock, details and people of your shop.',
    vi: 'Kho xe, thông tin và người làm của cửa hàng.',
  },
  loading: { en: 'Loading your shop…', vi: 'Đang tải cửa hàng…' },
  loadFailed: { en: "Your shop couldn't be loaded.", vi: 'Không tải được cửa hàng.' },
  none: { en: 'This account belongs to no shop', vi: 'Tài khoản này chưa thuộc cửa hàng nào' },
  noneText: {
    en: "If you run a shop, write to us and we'll set it up. If you work for one, ask its owner to invite your email address.",
    vi: 'Nếu bạn có cửa hàng, hãy nhắn cho chúng tôi để được cấp. Nếu bạn làm cho cửa hàng, hãy nhờ chủ cửa hàng mời email của bạn.',
  },
  contact: { en: 'Write to us', vi: 'Nhắn cho chúng tôi' },
  invitedBy: {
    en: '{shop} invites you to work with its listings',
    vi: '{shop} mời bạn cùng quản lý tin đăng',
  },
  invitedText: {
    en: "You'll be able to add and change the shop's bikes. Its owner will see your name.",
    vi: 'Bạn sẽ thêm và sửa được xe của cửa hàng. Chủ cửa hàng sẽ thấy tên bạn.',
  },
  accept: { en: 'Accept', vi: 'Nhận lời' },
  decline: { en: 'Decline', vi: 'Từ chối' },
  accepted: { en: 'You now work for {shop}', vi: 'Bạn đã tham gia {shop}' },
  declined: { en: 'Invitation declined', vi: 'Đã từ chối lời mời' },

  details: { en: 'Details', vi: 'Thông tin' },
  detailsText: {
    en: "Everyone sees these on the shop's page. Write to us to change the name.",
    vi: 'Mọi người thấy thông tin này trên trang cửa hàng. Muốn đổi tên, hãy nhắn cho chúng tôi.',
  },
  open: { en: "Open the shop's page", vi: 'Xem trang cửa hàng' },
  address: { en: 'Street address', vi: 'Địa chỉ' },
  mapLink: { en: 'Link to a map', vi: 'Liên kết bản đồ' },
  mapHint: {
    en: 'From Google Maps or OpenStreetMap: “Share”, then “Copy link”. Leave it empty for none.',
    vi: 'Lấy từ Google Maps hoặc OpenStreetMap: “Chia sẻ” rồi “Sao chép đường liên kết”. Có thể để trống.',
  },
  mapWrong: {
    en: 'Please paste a link from Google Maps or OpenStreetMap that begins with https://.',
    vi: 'Vui lòng dán liên kết của Google Maps hoặc OpenStreetMap, bắt đầu bằng https://.',
  },
  showHours: { en: 'Show opening hours', vi: 'Hiện giờ mở cửa' },
  opens: { en: 'Opens at', vi: 'Mở cửa lúc' },
  closes: { en: 'Closes at', vi: 'Đóng cửa lúc' },
  closedDays: { en: 'Closed on', vi: 'Ngày nghỉ' },
  hoursWrong: {
    en: 'The shop has to close after it opens, and be open on one day at least.',
    vi: 'Giờ đóng cửa phải sau giờ mở cửa, và mỗi tuần mở ít nhất một ngày.',
  },
  save: { en: 'Save', vi: 'Lưu' },
  saving: { en: 'Saving…', vi: 'Đang lưu…' },
  saved: { en: 'Details saved', vi: 'Đã lưu thông tin' },
  fields: { en: 'Please check the marked fields.', vi: 'Vui lòng kiểm tra các mục được đánh dấu.' },

  people: { en: 'People', vi: 'Người làm' },
  peopleText: {
    en: "People you invite can add bikes, change prices and mark bikes as sold. They can't read your messages.",
    vi: 'Người bạn mời có thể thêm xe, đổi giá và đánh dấu đã bán. Họ không đọc được tin nhắn của bạn.',
  },
  'role.owner': { en: 'Owner', vi: 'Chủ cửa hàng' },
  'role.stock': { en: 'Works with the bikes', vi: 'Quản lý xe' },
  noName: { en: 'No name', vi: 'Chưa có tên' },
  remove: { en: 'Remove {name}', vi: 'Bỏ {name}' },
  removed: { en: '{name} no longer works for the shop', vi: '{name} không còn trong cửa hàng' },
  waiting: { en: 'Invited until {date}', vi: 'Đã mời, có hiệu lực đến {date}' },
  withdraw: { en: 'Withdraw the invitation to {email}', vi: 'Rút lời mời {email}' },
  withdrawn: { en: 'Invitation withdrawn', vi: 'Đã rút lời mời' },
  email: { en: 'Email address', vi: 'Email' },
  emailHint: {
    en: 'The address with which they sign in here. Tell them to open this page: we send no email.',
    vi: 'Email mà người đó dùng để đăng nhập. Hãy nhắn họ mở trang này: chúng tôi không gửi email.',
  },
  emailWrong: { en: 'Please enter a valid email address.', vi: 'Vui lòng nhập email hợp lệ.' },
  invite: { en: 'Invite', vi: 'Mời' },
  inviting: { en: 'Inviting…', vi: 'Đang mời…' },
  invited: { en: 'Invitation saved', vi: 'Đã lưu lời mời' },
  staffText: {
    en: 'You work with the bikes of this shop. Its owner changes details and people.',
    vi: 'Bạn quản lý xe của cửa hàng này. Chủ cửa hàng sửa thông tin và danh sách người làm.',
  },
  leave: { en: 'Leave the shop', vi: 'Rời cửa hàng' },
  left: { en: "You've left the shop", vi: 'Bạn đã rời cửa hàng' },

  'failed.stale': {
    en: 'The details were changed elsewhere meanwhile. Save again to use what you see here.',
    vi: 'Thông tin vừa được sửa ở nơi khác. Bấm Lưu lần nữa để dùng nội dung bạn đang thấy.',
  },
  'failed.full': {
    en: 'A shop can have {people} people, and {invitations} open invitations.',
    vi: 'Mỗi cửa hàng có tối đa {people} người và {invitations} lời mời đang chờ.',
  },
  'failed.expired': { en: 'This invitation is no longer valid.', vi: 'Lời mời này không còn hiệu lực.' },
  'failed.elsewhere': {
    en: 'This account already works for another shop. Leave that one first.',
    vi: 'Tài khoản này đang thuộc cửa hàng khác. Hãy rời cửa hàng đó trước.',
  },
  'failed.other': {
    en: "That didn't work. Please try again.",
    vi: 'Không thực hiện được. Vui lòng thử lại.',
  },
} as const satisfies Texts;
