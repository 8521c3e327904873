const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Frequent words of each language, without accents, including trade terms. Excludes words of both languages,
 * such as to, do, the, long.
 */
export const commonWords = {
  en: words(`
    a about above account address after again all also and another any are as at available be because been before
    below best bike bikes blue both brakes but buy buyer by call card chain change changed check clean cold
    condition contact could day days does drive each email engine enter ever every everything first for free from
    front gear get give go going good great had happy has have he helmet help her here him his how if in included
    into is it its just keep kept kilometers know last leave leaving let light like little look looking lot made
    make many maybe meet message more most motorbike motorcycle much my need needs never new next nice no not now of
    off oil old on once one only or other our out over owned owner owners page papers parts password perfect person
    photos please price problem problems ready really rear registered registration regularly reliable ride riding
    road run running runs said saved search see sell seller selling send service serviced she should show sign since
    smooth smoothly some someone something start starts still such take tank thank thanks that their them then
    there these they this those through time tires today tomorrow too try tyres under until up us use used very want
    was we week weeks well went were what wheel wheels when where which while who why will with without work working
    works would wrong year years yes you your`),
  vi: words(`
    anh ap bac ban bao bi bien biet bo bua buon cac cach cang cao cau cavet chac chan chao chay chi chia chiec chieu
    chim chinh cho chon chong chu chua chuan chung chup chuyen co coi cua cuc cung cuoc cuoi cuon cuu dang dau dem den
    dep deu di dia diem dien dieu doi du dua duoc duoi duong em gia giam giao giay gio gioi giu giua gui hcm hien
    hinh hoac hoan hok huong huu kem khac khach khi khoa khoan khong khung kia kiem ko ky lai lau linh loai lop luc
    luon luong mau minh moi mot mua muon nam nang nao nay neu ngay nge nghe nghi ngoai ngon nguoi nguyen nha nhan
    nhanh nhap nhat nhe nhieu nhiu nhu nhua nhung noi nua nuoc ong phai pham phanh phep phia phuc phut qua quan quy
    quyen rieng roi rong sach sau se sua suc tai thanh thay theo thich thiet thoi thong thu thuc thue thuong tiep
    tiet tieu tin tinh toan toi tot tren trieu trong truoc truong truy tuan tuc tuoi tuy va vao vay ve vi viec viet voi
    vua vui xac xai xang xau xe xem xep xin xoa xong xuong yeu zin`),
} as const;
