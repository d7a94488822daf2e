import { carPositionLifecycle, facilityStatus, spaceUse } from '@zhaocai/model';

/** What the demo's university has beside its land and buildings. */

export const demoStructures = [
  {
    goodsNo: 'GZW-001',
    goodsName: '主校区南大门',
    buildGoodsType: 3,
    campus: 1,
    location: '文一西路出入口',
    measure: '1',
    unit: '座',
    structure: '钢筋混凝土',
    completionDate: '2002-08-20',
    originalValue: '1860000.00',
    obtainMethod: 2,
    useStatus: spaceUse.code.selfUse,
  },
  {
    goodsNo: 'GZW-002',
    goodsName: '主校区环校道路',
    buildGoodsType: 1,
    campus: 1,
    location: '主校区',
    measure: '46800',
    unit: '㎡',
    structure: '沥青混凝土',
    completionDate: '2003-06-30',
    originalValue: '11232000.00',
    obtainMethod: 2,
    useStatus: spaceUse.code.selfUse,
  },
  {
    goodsNo: 'GZW-003',
    goodsName: '东校区田径场',
    buildGoodsType: 7,
    campus: 2,
    location: '东校区体育馆北侧',
    measure: '18200',
    unit: '㎡',
    structure: '塑胶面层',
    completionDate: '2014-09-01',
    originalValue: '6420000.00',
    obtainMethod: 2,
    useStatus: spaceUse.code.selfUse,
  },
  {
    goodsNo: 'GZW-004',
    goodsName: '生活区供水水池',
    buildGoodsType: 5,
    campus: 1,
    location: '学生宿舍区东侧',
    measure: '2',
    unit: '座',
    structure: '钢筋混凝土',
    completionDate: '2001-05-12',
    originalValue: '780000.00',
    obtainMethod: 2,
    useStatus: spaceUse.code.underWorks,
  },
  {
    goodsNo: 'GZW-005',
    goodsName: '东校区自行车棚',
    buildGoodsType: 9,
    campus: 2,
    location: '教学楼A座西侧',
    measure: '860',
    unit: '㎡',
    structure: '轻钢',
    completionDate: '2016-03-18',
    originalValue: '412800.00',
    obtainMethod: 2,
    useStatus: spaceUse.code.selfUse,
  },
];

export const demoFacilities = [
  {
    facilityNo: 'SS-DT-001',
    name: '1号客梯',
    kind: 1,
    status: facilityStatus.code.inOrder,
    brand: '西奥',
    model: 'XO-CON4300',
    qty: 1,
    installDate: '2015-08-12',
    maintainUnit: '杭州西奥电梯有限公司',
    nextCheckDate: '2027-02-28',
  },
  {
    facilityNo: 'SS-DT-002',
    name: '2号客梯',
    kind: 1,
    status: facilityStatus.code.toRepair,
    brand: '西奥',
    model: 'XO-CON4300',
    qty: 1,
    installDate: '2015-08-12',
    maintainUnit: '杭州西奥电梯有限公司',
    nextCheckDate: '2026-12-15',
  },
  {
    facilityNo: 'SS-KT-001',
    name: '多联机空调主机',
    kind: 2,
    status: facilityStatus.code.inOrder,
    brand: '格力',
    model: 'GMV-1010W',
    qty: 6,
    installDate: '2019-05-20',
    maintainUnit: '后勤集团空调中心',
  },
  {
    facilityNo: 'SS-XF-001',
    name: '消防水泵',
    kind: 3,
    status: facilityStatus.code.inOrder,
    brand: '凯泉',
    model: 'XBD6.0/40',
    qty: 2,
    installDate: '2015-07-01',
    maintainUnit: '浙江安泰消防工程有限公司',
    nextCheckDate: '2027-01-20',
  },
  {
    facilityNo: 'SS-PD-001',
    name: '10kV配电柜',
    kind: 4,
    status: facilityStatus.code.inOrder,
    brand: '正泰',
    model: 'KYN28A-12',
    qty: 8,
    installDate: '2014-11-15',
    maintainUnit: '后勤集团水电中心',
  },
];

export const demoManagers = [
  { account: 'estate', manageType: 1, phone: '0571-88001020', enabled: 1 },
  { account: 'supervisor', manageType: 2, phone: '0571-88001026', campus: 1, enabled: 1 },
  { account: 'buyer', manageType: 4, phone: '0571-88001031', campus: 2, enabled: 0 },
  { account: 'finance', manageType: 5, phone: '0571-88001008', enabled: 1 },
];

interface DemoCar {
  readonly positionNo: string;
  readonly parkingName: string;
  readonly campus: number;
  readonly positionType: number;
  readonly kind: number;
  readonly area: string;
  readonly monthFee: string;
  readonly status?: number;
  readonly holder?: { readonly account: string; readonly plateNo: string };
}

const library = { parkingName: '图书馆地下车库', campus: 1, positionType: 3, area: '12.72', monthFee: '150.00' };
const gate = { parkingName: '南门停车场', campus: 1, positionType: 1, area: '12.50', monthFee: '100.00' };
const east = { parkingName: '东校区立体车库', campus: 2, positionType: 4, area: '11.80', monthFee: '120.00' };

export const demoCars: readonly DemoCar[] = [
  { ...library, positionNo: 'B1-001', kind: 1, holder: { account: 'manager', plateNo: '浙A8K6T2' } },
  { ...library, positionNo: 'B1-002', kind: 1, holder: { account: 'finance', plateNo: '浙AF20518' } },
  { ...library, positionNo: 'B1-003', kind: 1 },
  { ...library, positionNo: 'B1-004', kind: 2 },
  { ...library, positionNo: 'B1-005', kind: 4, holder: { account: 'buyer', plateNo: '浙AD99632' } },
  { ...gate, positionNo: 'N-001', kind: 3, status: carPositionLifecycle.code.reserved },
  { ...gate, positionNo: 'N-002', kind: 1 },
  { ...gate, positionNo: 'N-003', kind: 1, status: carPositionLifecycle.code.disabled },
  { ...east, positionNo: 'E-101', kind: 1 },
  { ...east, positionNo: 'E-102', kind: 4 },
];
