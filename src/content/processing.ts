import type { Bilingual } from '../domain/text/bilingual.schema.ts';
import type { grounds, places } from './processingTerms.ts';

export type Processing = {
  id: string;
  purpose: Bilingual;
  data: Bilingual;
  ground: keyof typeof grounds;
  places: readonly (keyof typeof places)[];
  kept: Bilingual;
  recipients: Bilingual;
  /** Firestore collections that contain the data; docs/data.md has their fields. */
  collections: readonly string[];
};

const operators = { en: 'Our operators', vi: 'Người vận hành trang' };

/** Uses of personal data: the source of the privacy policy, SECURITY.md and docs/legal. */
export const processing: readonly Processing[] = [
  {
    id: 'account',
    purpose: { en: 'Your account', vi: 'Tài khoản của bạn' },
    data: {
      en: 'Name, picture, language; email address, password in scrambled form, confirmed phone number, Zalo ID in coded form',
      vi: 'Họ tên, ảnh, ngôn ngữ; email, mật khẩu mã hóa một chiều, số điện thoại đã xác nhận, ID Zalo ở dạng mã hóa',
    },
    ground: 'contract',
    places: ['singapore', 'signIn'],
    kept: {
      en: 'Until you delete your account, or remove the number',
      vi: 'Đến khi bạn xóa tài khoản, hoặc gỡ số điện thoại',
    },
    recipients: { en: 'Everyone sees your name and picture', vi: 'Mọi người thấy tên và ảnh của bạn' },
    collections: ['profiles', 'user_languages', 'erasures', 'zalo_accounts'],
  },
  {
    id: 'agreements',
    purpose: { en: 'Proof of what you agreed to', vi: 'Bằng chứng bạn đã đồng ý' },
    data: {
      en: 'The version of the terms, its language, and when you agreed',
      vi: 'Phiên bản và ngôn ngữ của điều khoản, lúc bạn đồng ý',
    },
    ground: 'contract',
    places: ['singapore'],
    kept: { en: 'Until you delete your account', vi: 'Đến khi bạn xóa tài khoản' },
    recipients: { en: 'No one else', vi: 'Không ai khác' },
    collections: ['consents'],
  },
  {
    id: 'identity',
    purpose: { en: 'Knowing who sells', vi: 'Biết người bán là ai' },
    data: {
      en: 'That an operator has seen your identity document or your VNeID, who it was and when; never a copy or a number from them',
      vi: 'Việc người vận hành đã xem giấy tờ tùy thân hoặc VNeID của bạn, ai xem và lúc nào; không có bản sao hay số giấy tờ',
    },
    ground: 'interest',
    places: ['singapore'],
    kept: {
      en: 'Until you delete your account, or the check is reversed',
      vi: 'Đến khi bạn xóa tài khoản, hoặc kết quả kiểm tra bị rút lại',
    },
    recipients: operators,
    collections: ['identities'],
  },
  {
    id: 'listings',
    purpose: { en: 'Showing your listings', vi: 'Hiển thị tin đăng' },
    data: {
      en: 'What you write, photos (hidden data removed), your name, last day in Vietnam, earlier prices, view counts and deals',
      vi: 'Nội dung bạn viết về xe, ảnh đã xóa dữ liệu ẩn, tên bạn, ngày rời Việt Nam, các mức giá đã đăng, lượt xem và giao dịch',
    },
    ground: 'contract',
    places: ['singapore'],
    kept: {
      en: 'Until {deletedListing} days after you delete the listing; its page address permanently',
      vi: '{deletedListing} ngày sau khi bạn xóa tin; riêng địa chỉ trang của tin đã xóa được giữ vĩnh viễn',
    },
    recipients: {
      en: 'Everyone; Facebook, if you choose to post there; Google, to translate a description',
      vi: 'Mọi người; Facebook, nếu bạn chọn đăng lên đó; Google, để dịch phần mô tả',
    },
    collections: [
      ...['motorcycles', 'wishes', 'listing_photos', 'slugs', 'erased_listings', 'social_posts', 'announced'],
      ...['told_prices', 'repeated_bikes', 'listing_days', 'sellers'],
      ...['catalogue', 'catalogue_places', 'catalogue_changes'],
    ],
  },
  {
    id: 'numbers',
    purpose: { en: 'Phone numbers of listings', vi: 'Số điện thoại của tin đăng' },
    data: {
      en: 'Your phone number and messaging app number; which members viewed them',
      vi: 'Số điện thoại và số của ứng dụng nhắn tin; thành viên nào đã xem số',
    },
    ground: 'contract',
    places: ['singapore'],
    kept: { en: 'As long as the listing is kept', vi: 'Cùng thời hạn với tin đăng' },
    recipients: {
      en: 'Signed-in buyers who ask to see a number, unless you hide it; our operators (each view is recorded)',
      vi: 'Người mua đã đăng nhập và bấm xem, trừ khi bạn ẩn số; người vận hành (mỗi lần xem đều được ghi lại)',
    },
    collections: ['contact', 'reveals'],
  },
  {
    id: 'conversations',
    purpose: { en: 'Conversations', vi: 'Trò chuyện' },
    data: {
      en: 'Messages and their photos, offers, visits, your hours for automatic replies and the contact details you gave',
      vi: 'Tin nhắn và ảnh kèm theo, lời trả giá, lịch xem xe, giờ trả lời tự động và thông tin liên hệ bạn cung cấp',
    },
    ground: 'contract',
    places: ['singapore'],
    kept: {
      en: 'Until you delete your account; the other person then keeps the messages without your name, address and number. Photos: until then, or 180 days after the conversation was closed',
      vi: 'Đến khi bạn xóa tài khoản; người kia vẫn giữ tin nhắn nhưng không còn tên, email và số của bạn. Ảnh: đến lúc đó, hoặc 180 ngày sau khi cuộc trò chuyện đóng',
    },
    recipients: { en: 'The other person', vi: 'Người trò chuyện với bạn' },
    collections: ['inquiries', 'replies', 'message_photos', 'deals', 'events', 'away_answers'],
  },
  {
    id: 'reviews',
    purpose: { en: 'Reviews of deals', vi: 'Đánh giá giao dịch' },
    data: { en: 'Star rating, text of the review, your name', vi: 'Số sao, lời nhận xét, tên bạn' },
    ground: 'contract',
    places: ['singapore'],
    kept: {
      en: 'Until the person you reviewed deletes their account; if you delete yours, your name and text are removed',
      vi: 'Đến khi người được đánh giá xóa tài khoản; nếu bạn xóa tài khoản, tên và lời nhận xét của bạn bị gỡ',
    },
    recipients: { en: 'Everyone, once published', vi: 'Mọi người, sau khi đánh giá được đăng' },
    collections: ['reviews'],
  },
  {
    id: 'shops',
    purpose: { en: 'Shops and their staff', vi: 'Cửa hàng và nhân viên' },
    data: {
      en: 'Name, logo, address, opening hours and owner of a shop; who works there; email addresses that its owner invites; previous contents of bikes changed together',
      vi: 'Tên, logo, địa chỉ, giờ mở cửa và chủ cửa hàng; ai làm ở đó; email mà chủ cửa hàng mời; nội dung trước đó của các xe được sửa cùng lúc',
    },
    ground: 'contract',
    places: ['singapore'],
    kept: {
      en: 'Until the owner deletes their account or the person leaves the shop; the logo: until it is replaced or removed; invitations: {invitation} days; previous contents of bikes: {undo} days',
      vi: 'Đến khi chủ cửa hàng xóa tài khoản hoặc người đó rời cửa hàng; logo: đến khi được thay hoặc gỡ; lời mời: {invitation} ngày; nội dung trước khi sửa: {undo} ngày',
    },
    recipients: {
      en: "Everyone sees the shop's name, logo, address and hours; its owner sees who works there",
      vi: 'Mọi người thấy tên, logo, địa chỉ và giờ mở cửa; chủ cửa hàng thấy ai làm ở đó',
    },
    collections: ['shops', 'shop_people', 'shop_invitations', 'changes', 'changed_bikes'],
  },
  {
    id: 'alerts',
    purpose: { en: 'Likes and alerts', vi: 'Xe yêu thích và thông báo xe mới' },
    data: {
      en: 'Bikes you like, bikes you are looking for, sellers you follow, how you want to be notified',
      vi: 'Xe bạn thích, xe bạn đang tìm, người bán bạn theo dõi và cách bạn muốn nhận thông báo',
    },
    ground: 'consent',
    places: ['singapore'],
    kept: {
      en: 'Until you remove them; bikes found by an alert: {match} days; price drops: {priceDrop} days',
      vi: 'Đến khi bạn xóa; xe tìm được theo thông báo: {match} ngày; thông báo giảm giá: {priceDrop} ngày',
    },
    recipients: { en: 'No one else', vi: 'Không ai khác' },
    collections: ['likes', 'alerts', 'follows', 'alert_settings', 'alert_finds', 'alert_letters'],
  },
  {
    id: 'push',
    purpose: { en: 'Notifications on a device', vi: 'Thông báo trên thiết bị' },
    data: { en: 'The address that notifications are sent to', vi: 'Địa chỉ nhận thông báo của thiết bị' },
    ground: 'consent',
    places: ['singapore'],
    kept: {
      en: 'Until you turn them off or sign out on that device; at most {device} days after your last visit',
      vi: 'Đến khi bạn tắt hoặc đăng xuất trên thiết bị đó; lâu nhất {device} ngày sau lần ghé trang gần nhất',
    },
    recipients: { en: 'The maker of your browser', vi: 'Hãng phát triển trình duyệt bạn dùng' },
    collections: ['push_subscriptions'],
  },
  {
    id: 'support',
    purpose: { en: 'Answering you', vi: 'Trả lời bạn' },
    data: {
      en: 'Name, email address and message on the contact page, requests for removal, help requests, feedback',
      vi: 'Tên, email và nội dung ở trang liên hệ, yêu cầu gỡ tin, yêu cầu trợ giúp, góp ý',
    },
    ground: 'contract',
    places: ['singapore', 'email'],
    kept: {
      en: 'Until you delete your account or ask us to delete the message; without an account {message} days, a request for removal {takedown} days',
      vi: 'Đến khi bạn xóa tài khoản hoặc yêu cầu chúng tôi xóa tin nhắn; nếu không có tài khoản thì {message} ngày, yêu cầu gỡ tin {takedown} ngày',
    },
    recipients: operators,
    collections: ['contact_messages', 'support_requests', 'feedback'],
  },
  {
    id: 'reports',
    purpose: { en: 'Reports and blocks', vi: 'Báo cáo và chặn' },
    data: {
      en: 'What you report or block, and why; copies of the reported messages',
      vi: 'Nội dung bạn báo cáo, người bạn chặn và lý do; bản sao tin nhắn bị báo cáo',
    },
    ground: 'interest',
    places: ['singapore'],
    kept: {
      en: 'Until you delete your account; copies of messages: {reported} days after the decision',
      vi: 'Đến khi bạn xóa tài khoản; bản sao tin nhắn: {reported} ngày sau khi xử lý',
    },
    recipients: operators,
    collections: ['reports', 'review_reports', 'conversation_reports', 'blocks'],
  },
  {
    id: 'fraud',
    purpose: { en: 'Preventing fraud', vi: 'Ngăn lừa đảo' },
    data: {
      en: 'Signs of fraud, coded fingerprints of texts; for suspended accounts: the reason, and the email address, numbers, Zalo ID and photos in coded form',
      vi: 'Dấu hiệu lừa đảo, dấu vết mã hóa của bài viết; với tài khoản bị khóa: lý do, email, số điện thoại, ID Zalo và ảnh ở dạng mã hóa',
    },
    ground: 'interest',
    places: ['singapore'],
    kept: {
      en: 'Signs: {sign} days after an operator has reviewed them; fingerprints of messages: {print} days; a suspension: until it is lifted; coded forms: at most {mark} days',
      vi: 'Dấu hiệu: {sign} ngày sau khi người vận hành xem; dấu vết tin nhắn: {print} ngày; thông tin về việc khóa: đến khi mở khóa; thông tin dạng mã hóa: lâu nhất {mark} ngày',
    },
    recipients: operators,
    collections: ['fraud_signs', 'text_prints', 'suspensions', 'suspension_marks', 'reinstatements'],
  },
  {
    id: 'limits',
    purpose: { en: 'Preventing abuse and break-ins', vi: 'Chống lạm dụng và xâm nhập' },
    data: {
      en: 'How many actions came from your account or a coded network address; when sessions ended; who has viewed a bike, in coded form',
      vi: 'Số lần thao tác theo tài khoản hoặc địa chỉ mạng đã mã hóa; lúc kết thúc phiên đăng nhập; ai đã xem xe, ở dạng mã hóa',
    },
    ground: 'interest',
    places: ['singapore'],
    kept: {
      en: 'Actions: {quota} days after the last one; ended sessions: {session} days; viewers: {viewers} days',
      vi: 'Thao tác: {quota} ngày sau lần cuối; phiên đã kết thúc: {session} ngày; người xem: {viewers} ngày',
    },
    recipients: { en: 'No one', vi: 'Không ai' },
    collections: ['limits', 'quotas', 'revocations', 'views'],
  },
  {
    id: 'robots',
    purpose: { en: 'Telling people from bots', vi: 'Phân biệt người thật với bot' },
    data: { en: 'IP address and data about your browser', vi: 'Địa chỉ IP và dữ liệu về trình duyệt' },
    ground: 'interest',
    places: ['google'],
    kept: { en: "We don't store it", vi: 'Chúng tôi không lưu' },
    recipients: { en: 'Google (reCAPTCHA)', vi: 'Google (reCAPTCHA)' },
    collections: [],
  },
  {
    id: 'decisions',
    purpose: { en: "Record of our operators' actions", vi: 'Lưu bằng chứng về thao tác của người vận hành' },
    data: {
      en: 'IDs of accounts and listings, the action, the reason',
      vi: 'Mã tài khoản và tin đăng, thao tác, lý do',
    },
    ground: 'interest',
    places: ['singapore'],
    kept: { en: 'Permanently', vi: 'Vĩnh viễn' },
    recipients: operators,
    collections: ['audit'],
  },
  {
    id: 'emails',
    purpose: { en: 'Sending emails', vi: 'Gửi email' },
    data: { en: 'Address and content of the email', vi: 'Địa chỉ và nội dung email' },
    ground: 'contract',
    places: ['singapore', 'email'],
    kept: { en: '{email} days', vi: '{email} ngày' },
    recipients: { en: 'Our email provider', vi: 'Nhà cung cấp email' },
    collections: ['mail'],
  },
  {
    id: 'analytics',
    purpose: { en: 'Finding out which pages are useful', vi: 'Tìm hiểu trang nào hữu ích' },
    data: {
      en: 'Only if you accept the cookie: the pages you visit and an ID for your browser',
      vi: 'Chỉ khi bạn đồng ý cookie: trang bạn xem, kèm mã nhận diện trình duyệt',
    },
    ground: 'consent',
    places: ['google'],
    kept: {
      en: 'At most 14 months. Our own view counts contain nothing about you and are kept for {pageViews} days',
      vi: 'Lâu nhất 14 tháng. Số liệu do chúng tôi tự đếm không chứa thông tin về bạn, được giữ {pageViews} ngày',
    },
    recipients: { en: 'Google (Analytics)', vi: 'Google (Analytics)' },
    collections: ['page_views'],
  },
  {
    id: 'logs',
    purpose: { en: 'Finding errors and attacks', vi: 'Phát hiện lỗi và tấn công' },
    data: {
      en: "IP address and page of each request in Google's log; errors, without anything you typed",
      vi: 'Địa chỉ IP và trang của mỗi lượt truy cập trong nhật ký của Google; lỗi, không kèm nội dung bạn nhập',
    },
    ground: 'interest',
    places: ['google'],
    kept: {
      en: '30 days; actions of administrators: 400 days',
      vi: '30 ngày; thao tác của quản trị viên: 400 ngày',
    },
    recipients: { en: "The project's owner", vi: 'Chủ dự án' },
    collections: [],
  },
  {
    id: 'backups',
    purpose: { en: 'Recovering lost data', vi: 'Khôi phục dữ liệu bị mất' },
    data: { en: 'Encrypted copies of the above', vi: 'Bản sao mã hóa của những dữ liệu trên' },
    ground: 'interest',
    places: ['singapore'],
    kept: { en: '{backup} days', vi: '{backup} ngày' },
    recipients: { en: "The project's owner", vi: 'Chủ dự án' },
    collections: [],
  },
];

/** Collections without personal data: rates, prices, counts, the state of the site. */
export const impersonal = [
  'takedowns',
  'rates',
  'price_history',
  'stats',
  'trust_counts',
  'reconcile',
  'outbox',
] as const;
