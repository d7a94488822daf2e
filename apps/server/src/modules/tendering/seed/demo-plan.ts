import { projectLifecycle, type ItemInput } from '@zhaocai/model';

const { code: stages } = projectLifecycle;

/** A demo project: how far it has come, and when its times lie, in days before (-) or after the seed. */
export interface DemoProject {
  readonly projectNo: string;
  readonly projectName: string;
  readonly manner: 5 | 10;
  readonly lawRegime: 2 | 3;
  /** Goods where nothing is said. */
  readonly purchaseType?: 1 | 2 | 3;
  readonly stage: number;
  readonly publish: number;
  readonly entryEnd: number;
  readonly bidEnd: number;
  readonly packages: readonly DemoPackage[];
  /** The deposit that is asked for, in yuan. */
  readonly depositMoney?: string;
  /** Which of the three suppliers quotes, and with which share of the budget in per cent; the others only register. */
  readonly quotes: readonly number[];
}

export interface DemoPackage {
  readonly packageName: string;
  readonly budget: string;
  readonly items: readonly (ItemInput & { readonly guidePrice: number })[];
}

const desks: DemoPackage = {
  packageName: '办公家具',
  budget: '96000.00',
  items: [
    {
      name: '办公桌',
      brandModel: '',
      unit: '张',
      quantity: '60',
      techParams: '1400×700×750mm，E0级板材',
      guidePrice: 900,
    },
    { name: '办公椅', unit: '把', quantity: '60', techParams: '网布靠背，可升降', guidePrice: 420 },
  ],
};
const projectors: DemoPackage = {
  packageName: '激光投影机',
  budget: '180000.00',
  items: [
    { name: '激光投影机', unit: '台', quantity: '20', techParams: '亮度≥5000流明，分辨率1920×1200', guidePrice: 8600 },
  ],
};
const shelves: DemoPackage = {
  packageName: '钢制书架',
  budget: '240000.00',
  items: [{ name: '双面六层书架', unit: '组', quantity: '300', techParams: '冷轧钢板，立柱厚1.5mm', guidePrice: 760 }],
};
const centrifuges: DemoPackage = {
  packageName: '台式离心机',
  budget: '150000.00',
  items: [
    { name: '台式高速离心机', unit: '台', quantity: '6', techParams: '最高转速≥16000r/min，冷冻型', guidePrice: 23500 },
  ],
};
const computers: DemoPackage = {
  packageName: '教学计算机',
  budget: '420000.00',
  items: [
    {
      name: '台式计算机',
      unit: '台',
      quantity: '80',
      techParams: '处理器≥6核，内存16GB，固态硬盘512GB',
      guidePrice: 4980,
    },
  ],
};

/** One project in each stage; two of them are inquiries under the procurement law. */
export const demoProjects: readonly DemoProject[] = [
  {
    projectNo: 'DEMO-001',
    projectName: '行政楼办公家具采购',
    manner: 10,
    lawRegime: 3,
    stage: stages.initiated,
    publish: 0,
    entryEnd: 8,
    bidEnd: 12,
    packages: [desks],
    quotes: [],
  },
  {
    projectNo: 'DEMO-002',
    projectName: '公共教室投影机更新',
    manner: 5,
    lawRegime: 2,
    stage: stages.toConfirm,
    publish: 0,
    entryEnd: 8,
    bidEnd: 12,
    packages: [projectors],
    quotes: [],
  },
  {
    projectNo: 'DEMO-003',
    projectName: '图书馆书架采购',
    manner: 5,
    lawRegime: 2,
    stage: stages.ready,
    publish: 0,
    entryEnd: 9,
    bidEnd: 14,
    packages: [shelves],
    quotes: [],
  },
  {
    projectNo: 'DEMO-004',
    projectName: '生命学院离心机采购',
    manner: 10,
    lawRegime: 3,
    stage: stages.registering,
    publish: -1,
    entryEnd: 5,
    bidEnd: 9,
    packages: [centrifuges],
    quotes: [],
  },
  {
    projectNo: 'DEMO-005',
    projectName: '计算中心教学计算机采购',
    manner: 10,
    lawRegime: 3,
    stage: stages.quoting,
    publish: -9,
    entryEnd: -1,
    bidEnd: 4,
    packages: [computers],
    quotes: [93, 96],
  },
  {
    projectNo: 'DEMO-006',
    projectName: '会议室家具采购',
    manner: 10,
    lawRegime: 3,
    stage: stages.opened,
    publish: -14,
    entryEnd: -6,
    bidEnd: -1,
    packages: [desks, projectors],
    depositMoney: '2760.00',
    quotes: [92, 95, 89],
  },
  {
    projectNo: 'DEMO-007',
    projectName: '阅览室书架采购',
    manner: 10,
    lawRegime: 3,
    stage: stages.resultToConfirm,
    publish: -16,
    entryEnd: -8,
    bidEnd: -3,
    packages: [shelves],
    quotes: [94, 91, 97],
  },
  {
    projectNo: 'DEMO-008',
    projectName: '实验中心计算机采购',
    manner: 10,
    lawRegime: 3,
    stage: stages.resultPublished,
    publish: -24,
    entryEnd: -16,
    bidEnd: -10,
    packages: [computers],
    quotes: [96, 93, 98],
  },
];
