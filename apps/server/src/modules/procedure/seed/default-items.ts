import { itemStatus } from '@zhaocai/model';

type Classes = readonly (readonly [
  code: string,
  name: string,
  parts?: readonly (readonly [code: string, name: string])[],
])[];

/**
 * Two levels of the classes of government procurement (政府采购品目分类目录, 财库〔2022〕31号): those that a university
 * buys most. A buyer imports the rest.
 */
const purchase: Classes = [
  ['A01', '房屋和构筑物'],
  [
    'A02',
    '设备',
    [
      ['A0201', '信息化设备'],
      ['A0202', '办公设备'],
      ['A0203', '车辆'],
      ['A0204', '图书档案设备'],
      ['A0205', '机械设备'],
      ['A0206', '电气设备'],
      ['A0210', '仪器仪表'],
    ],
  ],
  ['A03', '文物和陈列品'],
  ['A04', '图书和档案', [['A0401', '图书']]],
  [
    'A05',
    '家具和用具',
    [
      ['A0501', '家具'],
      ['A0502', '用具'],
      ['A0503', '装具'],
    ],
  ],
  ['A06', '特种动植物'],
  ['A07', '物资'],
  ['A08', '无形资产'],
  ['B01', '房屋施工'],
  ['B02', '构筑物施工'],
  ['B06', '安装工程'],
  ['B07', '装修工程'],
  ['B08', '修缮工程'],
  ['C01', '科学研究和试验开发'],
  ['C02', '教育服务'],
  ['C04', '医疗卫生服务'],
  ['C16', '信息技术服务'],
  ['C18', '金融服务'],
  ['C20', '鉴证咨询服务'],
  ['C21', '房地产服务'],
  ['C23', '商务服务'],
];
const expert: Classes = [
  [
    'E01',
    '技术类',
    [
      ['E0101', '信息技术'],
      ['E0102', '仪器设备'],
      ['E0103', '建筑工程'],
    ],
  ],
  [
    'E02',
    '经济类',
    [
      ['E0201', '财务会计'],
      ['E0202', '工程造价'],
    ],
  ],
  ['E03', '法律类'],
];
const supplier: Classes = [
  ['S01', '生产企业'],
  ['S02', '经销企业'],
  ['S03', '服务企业'],
  ['S04', '施工企业'],
];

/** The catalogue that a buyer begins with. */
export const defaultItems = [rows(purchase, 1), rows(expert, 2), rows(supplier, 3)].flat();

function rows(classes: Classes, itemType: 1 | 2 | 3) {
  const of = { itemType, itemStatus: itemStatus.code.enabled, sort: 0, unit: null };
  return classes.flatMap(([code, name, parts = []]) => [
    { ...of, itemCode: code, itemName: name, parentCode: '0', level: 1 },
    ...parts.map(([itemCode, itemName]) => ({ ...of, itemCode, itemName, parentCode: code, level: 2 })),
  ]);
}
