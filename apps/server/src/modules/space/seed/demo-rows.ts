import { spaceUse } from '@zhaocai/model';

/** A small university in Hangzhou, so that no screen of the demo is empty. */
export interface DemoFloor {
  readonly no: number;
  readonly area: string;
  /** Room number, name, purpose, type, usable area, capacity. */
  readonly rooms: readonly (readonly [string, string, number, number, string, number])[];
}

export interface DemoMansion {
  readonly values: Readonly<Record<string, unknown>>;
  readonly floors: readonly DemoFloor[];
}

const owned = { propertyRightMode: 1, propertyRightOwner: 1, propertyRightNature: 1, obtainMethod: 2, isDangerous: 0 };
const address = (road: string) => `浙江省杭州市西湖区${road}`;

export const demoMansions: readonly DemoMansion[] = [
  {
    values: {
      ...owned,
      mansionNo: 'A01',
      mansionName: '明德楼',
      campus: 1,
      purpose: 201,
      structure: 2,
      useStatus: spaceUse.code.selfUse,
      floorsAbove: 3,
      floorsBelow: 1,
      buildArea: '3600',
      usableArea: '2400',
      completionDate: '2008-09-01',
      certNo: '浙（2009）杭州市不动产权第0012345号',
      originalValue: '18600000.00',
      address: address('求是路18号'),
    },
    floors: [
      {
        no: 3,
        area: '900',
        rooms: [
          ['301', '校长办公室', 201, 1, '42.5', 2],
          ['302', '第一会议室', 201, 5, '88', 40],
          ['303', '发展规划处', 201, 1, '36.8', 5],
        ],
      },
      {
        no: 2,
        area: '900',
        rooms: [
          ['201', '招投标中心', 201, 1, '64.2', 8],
          ['202', '采购一科', 201, 1, '38.6', 6],
          ['203', '采购二科', 201, 1, '38.6', 6],
          ['204', '档案室', 201, 6, '52', 0],
        ],
      },
      {
        no: 1,
        area: '900',
        rooms: [
          ['101', '财务大厅', 201, 1, '126', 14],
          ['102', '监察处', 201, 1, '36', 4],
          ['103', '门厅', 201, 13, '80', 0],
        ],
      },
      {
        no: -1,
        area: '900',
        rooms: [
          ['B101', '配电间', 304, 8, '60', 0],
          ['B102', '地下库房', 304, 7, '210', 0],
        ],
      },
    ],
  },
  {
    values: {
      ...owned,
      mansionNo: 'B02',
      mansionName: '机械实验楼',
      campus: 1,
      purpose: 103,
      structure: 2,
      useStatus: spaceUse.code.selfUse,
      floorsAbove: 3,
      floorsBelow: 0,
      buildArea: '4200',
      usableArea: '3100',
      completionDate: '1996-06-30',
      certNo: '浙（2010）杭州市不动产权第0023456号',
      originalValue: '12800000.00',
      address: address('求是路20号'),
    },
    floors: [
      {
        no: 3,
        area: '1400',
        rooms: [
          ['A305', '力学实验室', 103, 3, '240', 30],
          ['A306', '材料实验室', 104, 4, '186.4', 12],
        ],
      },
      {
        no: 2,
        area: '1400',
        rooms: [
          ['A201', '数控实训室', 103, 3, '320', 40],
          ['A202', '教师办公室', 202, 1, '45', 4],
        ],
      },
      {
        no: 1,
        area: '1400',
        rooms: [
          ['A101', '大型设备间', 104, 4, '410.75', 6],
          ['A102', '卫生间', 103, 12, '24', 0],
        ],
      },
    ],
  },
  {
    values: {
      ...owned,
      mansionNo: 'C03',
      mansionName: '紫荆公寓',
      campus: 2,
      purpose: 303,
      structure: 3,
      useStatus: spaceUse.code.selfUse,
      floorsAbove: 2,
      floorsBelow: 0,
      buildArea: '1800',
      usableArea: '1300',
      completionDate: '2018-03-20',
      certNo: '浙（2018）杭州市不动产权第0034567号',
      originalValue: '9600000.00',
      address: address('文三路366号'),
    },
    floors: [
      {
        no: 2,
        area: '900',
        rooms: [
          ['201', '', 303, 10, '45', 2],
          ['202', '', 303, 10, '45', 2],
          ['203', '', 303, 10, '62.5', 3],
        ],
      },
      {
        no: 1,
        area: '900',
        rooms: [
          ['101', '', 303, 10, '45', 2],
          ['102', '', 303, 10, '45', 2],
          ['103', '便利店', 501, 11, '78', 0],
        ],
      },
    ],
  },
];

/** Which unit of the demo holds which rooms. */
export const demoAllocations: readonly {
  readonly dept: string;
  readonly building: string;
  readonly rooms: readonly string[];
}[] = [
  { dept: '大学招投标中心', building: 'A01', rooms: ['201', '302'] },
  { dept: '采购一科', building: 'A01', rooms: ['202'] },
  { dept: '采购二科', building: 'A01', rooms: ['203'] },
  { dept: '财务处', building: 'A01', rooms: ['101'] },
  { dept: '监察处', building: 'A01', rooms: ['102'] },
];

/** What the flats of a building let to staff have in common. */
export const demoFlats = { building: 'C03', type: 10, lease: { leaseRoomType: 1, rentUnitPrice: '15', roomLayout: 2 } };
