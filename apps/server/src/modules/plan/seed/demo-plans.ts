import type { PlanInput } from '@zhaocai/model';

type Line = readonly [name: string, unit: string, qty: string, price: string, spec?: string];

export interface DemoPlan {
  readonly dept: string;
  /** How far it has come: 0 draft, 1 in approval, 2 approved, 3 handed down, 6 returned. */
  readonly upTo: 0 | 1 | 2 | 3 | 6;
  /** The budget line that it draws on, by how its name begins. */
  readonly drawsOn?: string;
  readonly input: Omit<PlanInput, 'deptId'>;
}

const details = (lines: readonly Line[]) =>
  lines.map(([name, unit, qty, price, spec]) => ({ name, unit, qty, price, ...(spec && { spec }) }));

interface Sketch
  extends
    Pick<DemoPlan, 'dept' | 'upTo' | 'drawsOn'>,
    Pick<PlanInput, 'planName' | 'planType' | 'purchaseType' | 'itemCode' | 'budgetMoney'> {
  readonly mannerId: NonNullable<PlanInput['mannerId']>;
  readonly months: readonly [start: string, demand: string];
  readonly lines: readonly Line[];
  readonly isImport?: boolean;
}

/** The plans of the demo's university for this year. */
export function demoPlans(year: number): readonly DemoPlan[] {
  return sketches.map(({ dept, upTo, drawsOn, months, lines, ...sketch }) => ({
    dept,
    upTo,
    drawsOn,
    input: {
      ...sketch,
      year,
      planStartDate: `${year}-${months[0]}`,
      planDemandDate: `${year}-${months[1]}`,
      isImport: sketch.isImport ?? false,
      isSme: !sketch.isImport,
      linkman: '周明',
      phone: '0571-88001001',
      details: details(lines),
    },
  }));
}

const sketches: readonly Sketch[] = [
  {
    dept: '采购一科',
    upTo: 3,
    drawsOn: '教学科研条件建设 · 财政拨款',
    planName: '图书馆阅览桌椅更新',
    planType: 1,
    purchaseType: 1,
    itemCode: 'A05010000 家具',
    budgetMoney: '576000.00',
    mannerId: 5,
    months: ['03-01', '08-20'],
    lines: [
      ['阅览桌', '张', '120', '4500.00', '1400×700×750mm，橡木'],
      ['阅览椅', '把', '40', '900.00', '软包'],
    ],
  },
  {
    dept: '采购二科',
    upTo: 2,
    drawsOn: '教学科研条件建设 · 财政拨款',
    planName: '分析测试中心扫描电镜',
    planType: 1,
    purchaseType: 1,
    itemCode: 'A02100000 仪器仪表',
    budgetMoney: '3200000.00',
    mannerId: 1,
    months: ['04-01', '11-30'],
    lines: [['场发射扫描电子显微镜', '台', '1', '3200000.00', '分辨率≤0.8nm@15kV']],
    isImport: true,
  },
  {
    dept: '采购一科',
    upTo: 1,
    planName: '学生宿舍空调维保服务',
    planType: 1,
    purchaseType: 2,
    itemCode: 'C23120000 维修和保养服务',
    budgetMoney: '384000.00',
    mannerId: 4,
    months: ['05-01', '06-30'],
    lines: [['分体空调年度维保', '台', '3200', '120.00']],
  },
  {
    dept: '采购二科',
    upTo: 6,
    planName: '多媒体教室投影设备',
    planType: 2,
    purchaseType: 1,
    itemCode: 'A02020000 办公设备',
    budgetMoney: '450000.00',
    mannerId: 3,
    months: ['06-01', '08-31'],
    lines: [
      ['激光投影机', '台', '30', '12000.00', '≥5000流明'],
      ['电动幕布', '幅', '30', '3000.00', '120英寸'],
    ],
  },
  {
    dept: '采购一科',
    upTo: 0,
    planName: '实验室通风柜改造',
    planType: 3,
    purchaseType: 3,
    itemCode: 'B07000000 装修工程',
    budgetMoney: '268000.00',
    mannerId: 10,
    months: ['09-01', '12-15'],
    lines: [
      ['通风柜', '台', '8', '31000.00'],
      ['风管及安装', '项', '1', '20000.00'],
    ],
  },
];
