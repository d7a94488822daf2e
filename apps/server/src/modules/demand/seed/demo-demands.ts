import type { DemandInput } from '@zhaocai/model';

type Line = readonly [name: string, unit: string, qty: string, price: string, techParams: string, isKey?: true];

export interface DemoDemand {
  readonly dept: string;
  /** How far it has come. */
  readonly upTo: 'draft' | 'research' | 'toConfirm' | 'confirmed';
  readonly item: string;
  readonly input: Omit<DemandInput, 'deptId'>;
}

const details = (lines: readonly Line[]) =>
  lines.map(([name, unit, qty, price, techParams, isKey]) => ({
    name,
    unit,
    qty,
    price,
    techParams,
    isKey: isKey ?? false,
  }));

const common = {
  linkman: '周明',
  phone: '0571-88001001',
  payTerms: '验收合格并收到发票后30日内一次性支付。',
} as const;

/** The days are those of next year. */
const sketches: readonly DemoDemand[] = [
  {
    dept: '采购一科',
    upTo: 'research',
    item: 'A0201',
    input: {
      ...common,
      demandName: '高性能计算节点',
      budget: '1860000.00',
      purchaseType: 1,
      mannerId: 10,
      isResearch: true,
      deliveryDate: '03-31',
      deliveryPlace: '信息楼B1机房',
      usedBy: '科学计算中心',
      techReq: '单节点双路处理器，物理核心总数不少于96；内存不低于768GB；支持液冷。集群需与现有作业调度系统对接。',
      bizReq: '提供三年原厂级上门服务，故障4小时内响应。',
      acceptTerms: '连续运行72小时，LINPACK实测效率不低于75%。',
      details: details([
        ['计算节点', '台', '12', '138000.00', '双路，≥96核，内存≥768GB', true],
        ['高速网络交换机', '台', '1', '168000.00', '≥40口，单口200Gb/s'],
      ]),
    },
  },
  {
    dept: '采购二科',
    upTo: 'toConfirm',
    item: 'A0210',
    input: {
      ...common,
      demandName: '低温冷冻离心机',
      budget: '420000.00',
      purchaseType: 1,
      mannerId: 5,
      isResearch: false,
      deliveryDate: '01-20',
      deliveryPlace: '生命科学楼301',
      usedBy: '细胞生物学实验室',
      techReq: '最高转速不低于21000转/分；温度范围-20℃至40℃；噪声不高于65分贝。',
      bizReq: '交货期30天；质保24个月；提供操作培训2次。',
      acceptTerms: '按出厂指标逐项测试，全部合格后签署验收单。',
      details: details([
        ['落地式冷冻离心机', '台', '2', '186000.00', '最高转速≥21000转/分', true],
        ['角转子', '个', '4', '11000.00', '6×250ml'],
      ]),
    },
  },
  {
    dept: '采购一科',
    upTo: 'confirmed',
    item: 'A0501',
    input: {
      ...common,
      demandName: '研讨室桌椅',
      budget: '268000.00',
      purchaseType: 1,
      mannerId: 5,
      isResearch: false,
      deliveryDate: '02-20',
      deliveryPlace: '教学楼A座',
      usedBy: '本科生院',
      qualification: '具有独立承担民事责任的能力。',
      techReq: '板材甲醛释放量达到E0级；桌面承重不低于80公斤；可自由拼接。',
      bizReq: '含运输、安装和旧家具清运；质保60个月。',
      acceptTerms: '抽样送检合格，现场安装完成后验收。',
      details: details([
        ['拼接桌', '张', '120', '1500.00', 'E0级板材，可拼接', true],
        ['研讨椅', '把', '240', '350.00', '网布靠背，可叠放'],
      ]),
    },
  },
  {
    dept: '采购二科',
    upTo: 'draft',
    item: 'A0202',
    input: {
      ...common,
      demandName: '会议室显示设备',
      budget: '96000.00',
      purchaseType: 1,
      mannerId: 5,
      deliveryPlace: '行政楼二楼会议室',
      usedBy: '校长办公室',
      techReq: '屏幕不小于98英寸，分辨率3840×2160；品牌：海信；供应商须在本市设有分公司。',
      details: details([['会议平板', '台', '2', '46000.00', '98英寸，4K触控']]),
    },
  },
];

/** The demands of the demo's university. */
export function demoDemands(year: number): readonly DemoDemand[] {
  return sketches.map(({ input, ...sketch }) => {
    const { deliveryDate } = input;
    return { ...sketch, input: { ...input, ...(deliveryDate && { deliveryDate: `${year + 1}-${deliveryDate}` }) } };
  });
}
