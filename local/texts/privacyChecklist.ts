type Answer = [heading: string, words: RegExp];

/** Legal requirements, each with the heading and words of the policy's section that meets it. */
export const privacyChecklist: readonly [rule: string, en: Answer, vi: Answer][] = [
  [
    'GDPR 13(1)(a), PDPL 9: the controller',
    ['Who is responsible', /controller.*address.*\/contact/],
    ['Ai chịu trách nhiệm', /bên kiểm soát.*địa chỉ.*\/vi\/contact/],
  ],
  [
    'GDPR 13(1)(b): person in charge',
    ['Who is responsible', /responsible for data protection/],
    ['Ai chịu trách nhiệm', /phụ trách bảo vệ dữ liệu/],
  ],
  [
    'PDPL 9: which data',
    ['Information we collect', /email address.*phone number/s],
    ['Thông tin chúng tôi thu thập', /email.*Số điện thoại/s],
  ],
  [
    'GDPR 13(1)(c), PDPL 9: purposes and grounds',
    ['How we use it', /\{processing\}.*agreement.*consent/s],
    ['Mục đích sử dụng', /\{processing\}.*Thỏa thuận.*đồng ý/s],
  ],
  [
    'GDPR 13(1)(d): legitimate interests',
    ['How we use it', /legitimate interest/],
    ['Mục đích sử dụng', /lợi ích chính đáng/],
  ],
  [
    'GDPR 13(1)(e), PDPL: recipients',
    ['Sharing', /Google.*email provider/s],
    ['Chia sẻ thông tin', /Google.*dịch vụ email/s],
  ],
  [
    'GDPR 13(1)(f), PDPL 20: transfer abroad by name',
    ['Storage outside Vietnam', /Singapore.*asia-southeast1.*United States.*standard clauses.*copy/s],
    ['Lưu trữ ngoài Việt Nam', /Singapore.*asia-southeast1.*Hoa Kỳ.*điều khoản mẫu.*một bản/s],
  ],
  [
    'GDPR 13(2)(a): how long',
    ['How we use it', /how long.*\{processing\}/s],
    ['Mục đích sử dụng', /thời hạn.*\{processing\}/s],
  ],
  ['access', ['Your rights', /Access\./], ['Quyền của bạn', /Truy cập\./]],
  [
    'portability, provision of data',
    ['Your rights', /copy of your data.*machine-readable/],
    ['Quyền của bạn', /Bản sao dữ liệu.*máy đọc được/],
  ],
  ['rectification', ['Your rights', /Correct\./], ['Quyền của bạn', /Chỉnh sửa\./]],
  ['erasure', ['Your rights', /Delete\..*profile page/], ['Quyền của bạn', /Xóa\..*trang hồ sơ/]],
  ['restriction', ['Your rights', /Restrict\./], ['Quyền của bạn', /Hạn chế\./]],
  ['objection', ['Your rights', /Object\./], ['Quyền của bạn', /Phản đối\./]],
  [
    'GDPR 13(2)(c), PDPL 10: withdrawal',
    ['Your rights', /Withdraw consent\./],
    ['Quyền của bạn', /Rút lại sự đồng ý\./],
  ],
  [
    'Decree 356: days',
    ['Your rights', /2 working days.*10 days.*15.*20/s],
    ['Quyền của bạn', /2 ngày làm việc.*10 ngày.*15 ngày.*20 ngày/s],
  ],
  ['PDPL 4: duties of people', ['Your rights', /accurate information/], ['Quyền của bạn', /dữ liệu đúng/]],
  [
    'GDPR 13(2)(d), PDPL 4: complaint, court, damages',
    ['Complaints', /A05.*court.*damages.*data protection authority/],
    ['Khiếu nại', /A05.*khởi kiện.*bồi thường.*cơ quan bảo vệ dữ liệu/],
  ],
  [
    'GDPR 13(2)(e): whether data has to be given',
    ['Do you have to give it?', /To create an account, though, you need an email address/],
    ['Bạn có bắt buộc phải cung cấp không?', /muốn lập tài khoản, bạn cần có email/],
  ],
  [
    'GDPR 13(2)(f): automated decisions',
    ['Automated decisions', /one exception.*contact us/],
    ['Quyết định tự động', /một trường hợp.*nhắn cho chúng tôi/],
  ],
  [
    'GDPR 13(3): new purposes',
    ['How we use it', /any other purpose/],
    ['Mục đích sử dụng', /không dùng dữ liệu vào việc khác/],
  ],
  ['PDPL 23: incidents', ['Security', /72 hours/], ['Bảo mật', /72 giờ/]],
];
