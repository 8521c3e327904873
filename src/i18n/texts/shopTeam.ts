import type { Texts } from '../texts.ts';

export const shopTeam = {
  page: { en: 'Your shop', vi: 'Cửa hàng của bạn' },
  pageDescription: {
    en: "Your shop's stock, details and staff.",
    vi: 'Kho xe, thông tin và nhân viên của cửa hàng.',
  },
  loading: { en: 'Loading your shop…', vi: 'Đang tải thông tin cửa hàng…' },
  loadFailed: { en: "Your shop couldn't be loaded.", vi: 'Không tải được thông tin cửa hàng.' },
  none: { en: "This account doesn't belong to a shop", vi: 'Tài khoản này chưa thuộc cửa hàng nào' },
  noneText: {
    en: "If you run a shop, contact us and we'll set it up. If you work for one, ask its owner to invite the email address you sign in with.",
    vi: 'Nếu bạn có cửa hàng, hãy nhắn cho chúng tôi để mở cửa hàng trên Vongxe. Nếu bạn làm ở cửa hàng, hãy nhờ chủ cửa hàng mời bạn bằng email bạn dùng để đăng nhập.',
  },
  contact: { en: 'Contact us', vi: 'Liên hệ với chúng tôi' },
  invitedBy: {
    en: '{shop} invites you to help manage its listings',
    vi: '{shop} mời bạn cùng quản lý tin đăng của cửa hàng',
  },
  invitedText: {
    en: "You'll be able to add and change the shop's bikes. Its owner will see your name.",
    vi: 'Bạn sẽ có thể thêm và sửa xe của cửa hàng. Chủ cửa hàng sẽ thấy tên bạn.',
  },
  accept: { en: 'Accept', vi: 'Chấp nhận' },
  decline: { en: 'Decline', vi: 'Từ chối' },
  accepted: { en: 'You now work for {shop}', vi: 'Bạn đã tham gia {shop}' },
  declined: { en: 'Invitation declined', vi: 'Đã từ chối lời mời' },

  details: { en: 'Details', vi: 'Thông tin' },
  detailsText: {
    en: "Everyone can see these on the shop's page. Contact us to change the name.",
    vi: 'Ai cũng xem được thông tin này trên trang cửa hàng. Muốn đổi tên, hãy nhắn cho chúng tôi.',
  },
  open: { en: "Open the shop's page", vi: 'Xem trang cửa hàng' },
  address: { en: 'Street address', vi: 'Địa chỉ' },
  mapLink: { en: 'Link to a map', vi: 'Liên kết bản đồ' },
  mapHint: {
    en: 'From Google Maps or OpenStreetMap: “Share”, then “Copy link”. You can leave this empty.',
    vi: 'Trong Google Maps hoặc OpenStreetMap, hãy bấm “Chia sẻ” rồi “Sao chép đường liên kết”. Có thể để trống.',
  },
  mapWrong: {
    en: 'Please paste a link from Google Maps or OpenStreetMap that begins with https://.',
    vi: 'Vui lòng dán liên kết của Google Maps hoặc OpenStreetMap, bắt đầu bằng https://.',
  },
  showHours: { en: 'Show opening hours', vi: 'Hiển thị giờ mở cửa' },
  opens: { en: 'Opens at', vi: 'Mở cửa lúc' },
  closes: { en: 'Closes at', vi: 'Đóng cửa lúc' },
  closedDays: { en: 'Closed on', vi: 'Ngày nghỉ' },
  hoursWrong: {
    en: 'The closing time must be after the opening time, and the shop must open on at least one day.',
    vi: 'Giờ đóng cửa phải sau giờ mở cửa, và cửa hàng phải mở ít nhất một ngày mỗi tuần.',
  },
  save: { en: 'Save', vi: 'Lưu' },
  saving: { en: 'Saving…', vi: 'Đang lưu…' },
  saved: { en: 'Details saved', vi: 'Đã lưu thông tin' },
  fields: { en: 'Please check the marked fields.', vi: 'Vui lòng kiểm tra các mục được đánh dấu.' },

  people: { en: 'Staff', vi: 'Nhân viên' },
  peopleText: {
    en: "People you invite can add bikes and photos, change prices and mark bikes as sold. They can't read your messages.",
    vi: 'Người bạn mời có thể thêm xe và ảnh, đổi giá và đánh dấu xe đã bán. Họ không đọc được tin nhắn của bạn.',
  },
  'role.owner': { en: 'Owner', vi: 'Chủ cửa hàng' },
  'role.stock': { en: 'Manages bikes', vi: 'Quản lý xe' },
  noName: { en: 'No name', vi: 'Chưa có tên' },
  remove: { en: 'Remove {name}', vi: 'Xóa {name}' },
  removed: { en: '{name} no longer works for the shop', vi: 'Đã xóa {name} khỏi cửa hàng' },
  waiting: { en: 'Invitation valid until {date}', vi: 'Lời mời có hiệu lực đến {date}' },
  withdraw: { en: 'Withdraw the invitation to {email}', vi: 'Hủy lời mời {email}' },
  withdrawn: { en: 'Invitation withdrawn', vi: 'Đã hủy lời mời' },
  email: { en: 'Email address', vi: 'Email' },
  emailHint: {
    en: "The one they use to sign in here. We don't send an email, so ask them to open this page.",
    vi: 'Email người đó dùng để đăng nhập Vongxe. Chúng tôi không gửi email mời, bạn hãy nhắn họ mở trang này.',
  },
  emailWrong: { en: 'Please enter a valid email address.', vi: 'Vui lòng nhập email hợp lệ.' },
  invite: { en: 'Invite', vi: 'Mời' },
  inviting: { en: 'Inviting…', vi: 'Đang mời…' },
  invited: { en: 'Invitation saved', vi: 'Đã lưu lời mời' },
  staffText: {
    en: "You manage this shop's bikes. Its owner manages the details and the staff.",
    vi: 'Bạn quản lý xe của cửa hàng này. Chủ cửa hàng quản lý thông tin và nhân viên.',
  },
  leave: { en: 'Leave the shop', vi: 'Rời cửa hàng' },
  left: { en: "You've left the shop", vi: 'Bạn đã rời cửa hàng' },

  'failed.stale': {
    en: 'The details have just been changed elsewhere. Save again to replace them with what you see here.',
    vi: 'Thông tin vừa được sửa ở nơi khác. Bấm “Lưu” lần nữa để thay bằng nội dung bạn đang thấy.',
  },
  'failed.full': {
    en: 'A shop can have up to {people} people and {invitations} open invitations. Remove someone or withdraw an invitation first.',
    vi: 'Mỗi cửa hàng có tối đa {people} người và {invitations} lời mời đang chờ. Hãy xóa bớt người hoặc hủy bớt lời mời.',
  },
  'failed.busy': {
    en: "You've done this too many times. Please try again later.",
    vi: 'Bạn đã thao tác quá nhiều lần. Vui lòng thử lại sau.',
  },
  'failed.expired': {
    en: 'This invitation is no longer valid. Ask the owner of the shop to invite you again.',
    vi: 'Lời mời này không còn hiệu lực. Hãy nhờ chủ cửa hàng mời lại.',
  },
  'failed.elsewhere': {
    en: 'This account already works for another shop. Leave that one first.',
    vi: 'Tài khoản này đang thuộc cửa hàng khác. Hãy rời cửa hàng đó trước.',
  },
  'failed.other': {
    en: "That didn't work. Please try again.",
    vi: 'Không thực hiện được. Vui lòng thử lại.',
  },
} as const satisfies Texts;
