import type { Texts } from '../texts.ts';

export const adminShop = {
  changeShop: { en: 'Shop', vi: 'Cửa hàng' },
  shopTitle: { en: 'Make this account a shop', vi: 'Mở cửa hàng cho tài khoản này' },
  shopEditTitle: { en: 'Shop of this account', vi: 'Cửa hàng của tài khoản này' },
  shopText: {
    en: "Only if you've checked that the business exists. Its bikes will be labelled “Shop”, and its name and address will be public. If you correct the name, the address of its page stays the same. The owner of a new shop gets an email.",
    vi: 'Chỉ mở khi bạn đã kiểm tra rằng cơ sở kinh doanh này có thật. Tin đăng sẽ có nhãn “Cửa hàng”. Tên và địa chỉ cửa hàng sẽ hiển thị công khai. Sau này, nếu bạn sửa tên thì liên kết đến trang cửa hàng vẫn giữ nguyên. Chủ cửa hàng mới sẽ nhận được email.',
  },
  shopName: { en: 'Name of the shop', vi: 'Tên cửa hàng' },
  shopAddress: { en: 'Street address', vi: 'Địa chỉ' },
  removeShop: { en: 'Remove the shop', vi: 'Gỡ cửa hàng' },
  removeShopText: {
    en: "The shop's page, staff list and stock numbers will be deleted. Its bikes will stay listed as a private seller's.",
    vi: 'Trang cửa hàng, danh sách nhân viên và mã xe sẽ bị xóa. Tin đăng vẫn còn nhưng sẽ ghi người bán là cá nhân.',
  },
  shopOf: { en: '{role} of {shop}', vi: '{role} {shop}' },
  'shopRole.owner': { en: 'Owner', vi: 'Chủ cửa hàng' },
  'shopRole.stock': { en: 'Staff', vi: 'Nhân viên' },
  shopLogo: { en: 'Logo', vi: 'Logo cửa hàng' },
  removeLogo: { en: 'Remove logo', vi: 'Gỡ logo' },
  grantShopDone: { en: 'Shop saved', vi: 'Đã lưu cửa hàng' },
  removeShopDone: { en: 'Shop removed', vi: 'Đã gỡ cửa hàng' },
  removeLogoDone: { en: 'Logo removed', vi: 'Đã gỡ logo' },
  'did.grantShop': { en: 'Shop added or corrected', vi: 'Mở hoặc sửa cửa hàng' },
  'did.removeShop': { en: 'Shop removed', vi: 'Gỡ cửa hàng' },
  'did.removeLogo': { en: 'Logo of the shop removed', vi: 'Gỡ logo cửa hàng' },
  'failed.taken': {
    en: 'Another shop already has this name or a very similar one. Please choose another.',
    vi: 'Một cửa hàng khác đã dùng tên này hoặc tên tương tự. Vui lòng chọn tên khác.',
  },
} as const satisfies Texts;
