import type { Texts } from '../texts.ts';

export const adminShop = {
  changeShop: { en: 'Shop', vi: 'Cửa hàng' },
  shopTitle: { en: 'Make this account a shop', vi: 'Cấp cửa hàng cho tài khoản này' },
  shopText: {
    en: 'Only for a business whose existence you have checked. Its bikes say “Shop”, and name and address are public. The shop keeps its web address when you correct the name.',
    vi: 'Chỉ cấp khi bạn đã kiểm tra cơ sở kinh doanh. Tin xe sẽ ghi “Cửa hàng”, tên và địa chỉ hiện công khai. Khi sửa tên, đường dẫn của cửa hàng giữ nguyên.',
  },
  shopName: { en: 'Name of the shop', vi: 'Tên cửa hàng' },
  shopAddress: { en: 'Street address', vi: 'Địa chỉ' },
  removeShop: { en: 'Take the shop away', vi: 'Thu hồi cửa hàng' },
  removeShopText: {
    en: "The shop's page, people and stock numbers will be deleted. Its bikes stay listed as a private seller's.",
    vi: 'Trang cửa hàng, danh sách người làm và mã kho sẽ bị xóa. Tin xe vẫn còn, dưới tên người bán cá nhân.',
  },
  shopOf: { en: '{role} of {shop}', vi: '{role} của {shop}' },
  'shopRole.owner': { en: 'Owner', vi: 'Chủ' },
  'shopRole.stock': { en: 'Staff', vi: 'Người làm' },
  grantShopDone: { en: 'Shop saved', vi: 'Đã lưu cửa hàng' },
  removeShopDone: { en: 'Shop taken away', vi: 'Đã thu hồi cửa hàng' },
  'did.grantShop': { en: 'Shop granted or corrected', vi: 'Cấp hoặc sửa cửa hàng' },
  'did.removeShop': { en: 'Shop taken away', vi: 'Thu hồi cửa hàng' },
  'failed.taken': {
    en: 'Another shop has this name or one that looks like it.',
    vi: 'Một cửa hàng khác đã có tên này hoặc tên gần giống.',
  },
} as const satisfies Texts;
