import type { BudgetProInput } from '@zhaocai/model';

export interface DemoBudget {
  readonly dept: string;
  /** How many steps of its way it has come: 0 a draft, 1 in review, 3 in the library, 4 issued. */
  readonly upTo: 0 | 1 | 2 | 3 | 4;
  /** The project of level 1 that it is part of, by its name. */
  readonly partOf?: string;
  readonly input: Omit<BudgetProInput, 'deptId'>;
}

const told = {
  leader: '周明',
  basis: '《高等学校财务制度》第十一条；学校年度事业计划及校长办公会纪要。',
  goal: '按期完成采购并验收合格，设备完好率不低于98%，师生满意度不低于90%。',
};

/** The budgets of the demo's university for this year. */
export function demoBudgets(year: number): readonly DemoBudget[] {
  return [conditions(year), classrooms(year), dormitories(year), laboratories(year)];
}

const annual = (year: number) => ({ ...told, cycleType: 2, startYear: year, endYear: year }) as const;

const conditions = (year: number): DemoBudget => ({
  dept: '采购一科',
  upTo: 4,
  input: {
    ...annual(year),
    proName: '教学科研条件建设',
    level: 1,
    proType: 2,
    totalMoney: '6800000.00',
    costs: [
      { moneyType: 1, year, money: '4800000.00' },
      { moneyType: 2, year, money: '2000000.00' },
    ],
    govPurchases: [
      { itemCode: 'A02100000 仪器仪表', name: '场发射扫描电子显微镜', qty: '1', price: '3200000.00', mannerId: 1 },
      { itemCode: 'A05010000 家具', name: '阅览桌椅', qty: '160', price: '3600.00', mannerId: 5 },
    ],
  },
});

const classrooms = (year: number): DemoBudget => ({
  dept: '采购二科',
  upTo: 4,
  partOf: '教学科研条件建设',
  input: {
    ...annual(year),
    proName: '公共教室多媒体更新',
    level: 2,
    proType: 2,
    totalMoney: '900000.00',
    costs: [{ moneyType: 2, year, money: '900000.00' }],
    govPurchases: [{ itemCode: 'A02020000 办公设备', name: '激光投影机', qty: '30', price: '12000.00', mannerId: 3 }],
  },
});

const dormitories = (year: number): DemoBudget => ({
  dept: '采购一科',
  upTo: 1,
  input: {
    ...annual(year),
    proName: '学生宿舍物业服务',
    level: 1,
    proType: 1,
    totalMoney: '1280000.00',
    costs: [{ moneyType: 1, year, money: '1280000.00' }],
  },
});

const laboratories = (year: number): DemoBudget => ({
  dept: '采购二科',
  upTo: 3,
  input: {
    ...told,
    cycleType: 3,
    startYear: year,
    endYear: year + 1,
    proName: '实验室安全改造专项',
    level: 1,
    proType: 3,
    totalMoney: '2400000.00',
    costs: [
      { moneyType: 3, year, money: '1600000.00' },
      { moneyType: 3, year: year + 1, money: '800000.00' },
    ],
  },
});
