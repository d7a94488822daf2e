import { isCreditCode } from '@zhaocai/model';
import type { SpreadsheetCell } from './workbook.ts';

export interface RowsOf {
  /** By the headings of the template; what is left out is an empty cell. */
  rowOf(at: number): Readonly<Record<string, SpreadsheetCell>>;
  /** Whose import it is: without, a buyer's. */
  readonly tenantId?: string;
  /** Where the key has no more values. */
  readonly most?: number;
}

/** `from[at]`, and again from its beginning. */
function turn<V>(from: readonly V[], at: number): V {
  return from[at % from.length] as V;
}

const years = 101;
const day = (at: number) => new Date(Date.UTC(2030, 0, 1 + at)).toISOString().slice(0, 10);
const numbered = (prefix: string, at: number) => `${prefix}${String(at).padStart(4, '0')}`;

/** Codes that are whole: their last sign follows from the others. */
const creditCodes: string[] = [];
for (let at = 0; creditCodes.length < 1_500; at += 1) {
  const code = `91330100MA${String(at).padStart(8, '0')}`;
  if (isCreditCode(code)) creditCodes.push(code);
}

const estate = { 校区: '主校区', 取得方式: '自建' };

/** A row for each import: as somebody fills in the template, its key another one each time. */
export const rowsAtScale: Readonly<Record<string, RowsOf>> = {
  supplier: {
    rowOf: (at) => ({ 供应商名称: `规模供应商${at}`, 统一社会信用代码: turn(creditCodes, at), 联系人: '陈立' }),
  },
  lawRule: {
    tenantId: '000000',
    rowOf: (at) => ({
      规则编码: numbered('S', at),
      规则类别: 'scale',
      规则名称: '公告期限',
      英文名称: 'Time of a notice',
      适用法规: '政府采购法',
      采购方式: '询价',
      数值: '3',
      单位: '个工作日',
      天数类型: '工作日',
      依据条款: '第三条',
      英文依据: 'Article 3',
      确定程度: 'C',
      可说明理由后放行: '是',
      生效日期: '2026-01-01',
    }),
  },
  workCalendar: { tenantId: '000000', rowOf: (at) => ({ 日期: day(at), 类型: '工作日', 说明: null }) },
  purchaseItem: {
    tenantId: '000000',
    // A hundred branches with their leaves: each stands below a row of the same spreadsheet.
    rowOf: (at) => ({
      品目编码: at < 100 ? numbered('Z', at) : `${numbered('Z', at % 100)}.${at}`,
      品目名称: `规模品目${at}`,
      上级编码: at < 100 ? null : numbered('Z', at % 100),
      类别: '采购品目',
      计量单位: '台',
      排序: at,
      状态: '启用',
    }),
  },
  param: {
    tenantId: '000000',
    rowOf: (at) => ({ 参数名称: `参数${at}`, 参数键名: `scale.p${at}`, 参数键值: '7', 租户可改: '是' }),
  },
  dept: {
    // Below the one before, down to the tenth, and then from the top again.
    rowOf: (at) => ({
      上级部门: at % 10 === 0 ? null : pathTo(at - 1),
      部门名称: `规模部门${at}`,
      部门类型: '部门',
      排序: at,
    }),
  },
  post: { rowOf: (at) => ({ 岗位名称: `岗位${at}`, 岗位编号: `P${at}`, 岗位类型: '基层', 排序: 1 }) },
  dict: { tenantId: '000000', rowOf: (at) => wordOf(at) },
  dictBiz: { rowOf: (at) => wordOf(at, 'own') },
  region: {
    tenantId: '000000',
    rowOf: (at) => ({
      区划编号: at < 100 ? `9${String(at).padStart(5, '0')}` : `9${String(at % 100).padStart(5, '0')}${at}`,
      区划名称: `规模区划${at}`,
      上级区划: at < 100 ? '00' : `9${String(at % 100).padStart(5, '0')}`,
      区划级别: at < 100 ? '省级' : '地级',
      排序: at,
    }),
  },
  expert: {
    rowOf: (at) => ({
      姓名: `专家${at}`,
      身份证号: identityNumber(at),
      手机号: `139${String(at).padStart(8, '0')}`,
      工作单位: '某设计院',
      职称: '高级工程师',
      职称级别: '副高级',
      评审专业: 'E0101',
      所在地区: '330100',
      来源: '自建',
      从业年限: 12,
    }),
  },
  customer: { rowOf: (at) => ({ 客户名称: `规模客户${at}`, 行业: '制造业' }) },
  mansion: {
    rowOf: (at) => ({
      ...estate,
      楼栋编号: numbered('L', at),
      楼栋名称: `规模楼${at}`,
      主要用途: '教室',
      使用状况: '自用',
      建筑结构: '钢筋混凝土',
      地上层数: 3,
      地下层数: 0,
      建筑面积: '3000',
      产权形式: '有产权',
      不动产权证号: `证${at}`,
      管理人员: '规模人员0',
      管理部门: '规模单位0',
    }),
  },
  room: {
    // Ten storeys of one building, in turns.
    rowOf: (at) => ({
      房间号: String(at),
      楼栋: '规模大楼',
      楼层: `${1 + (at % 10)}F`,
      房间用途: '教室',
      房间类型: '教室',
      使用面积: '20',
    }),
  },
  facultyRegulation: yearly('职称级别', ['院士', '正高级', '副高级', '中级', '初级', '其他'], { 面积标准: '20' }),
  sasnop: yearly('职级', ['校级正职', '校级副职（正厅）', '校级副职（副厅）', '正处级', '副处级', '科级及以下'], {
    面积标准: '20',
  }),
  collegeStudentRegulation: yearly('学生类别', ['本科生', '硕士生', '博士生', '博士后', '留学生', '进修生'], {
    面积标准: '20',
  }),
  researchRegulation: yearly('类别', ['到账经费', '国家级平台', '省部级平台', '厅局级平台', '大型设备'], {
    每计量单位: '1',
    面积标准: '20',
  }),
  quotaParameter: {
    most: years,
    rowOf: (at) => ({
      年度: 2000 + at,
      人均公共面积: '3',
      公共面积上限: '3000',
      公共基础课年学时: '1000',
      专业基础课年学时: '1000',
      专业课年学时: '1000',
      生均实验面积: '3',
      调节比例: '0.05',
    }),
  },
  quotaInput: {
    rowOf: (at) => ({
      年度: 2031,
      单位: `规模单位${at}`,
      单位类型: '学院',
      学科门类: '理工',
      学科系数: '1',
      正高级: 3,
      本科生: 100,
    }),
  },
  housingStandard: {
    most: 6,
    rowOf: (at) => ({
      职级: turn(['副科级及以下', '正科级', '副处级', '正处级', '副司级', '正司级'], at),
      面积标准: '80',
      每平方米基准补贴: '1000',
      '工龄补贴（元/㎡·年）': '10',
    }),
  },
  turnoverSort: {
    rowOf: (at) => ({
      批次: '规模批次',
      申请人: `规模人员${at}`,
      工龄: '5',
      校龄: '5',
      职称职务: '中级/正科级',
      学历学位: '博士',
    }),
  },
  land: {
    rowOf: (at) => ({
      ...estate,
      地号: numbered('D', at),
      土地名称: `规模地块${at}`,
      土地用途: '教育用地',
      土地面积: '1000',
      使用权证号: `证${at}`,
      使用权状态: '有使用权证',
      使用权类型: '划拨',
      坐落: '大学路1号',
    }),
  },
  structure: {
    rowOf: (at) => ({ ...estate, 构筑物编号: numbered('G', at), 构筑物名称: `围墙${at}`, 类型: '围墙', 计量数: '10' }),
  },
  facility: {
    rowOf: (at) => ({ 设施编号: numbered('F', at), 设施名称: `电梯${at}`, 设施类型: '电梯', 状态: '正常', 数量: 1 }),
  },
  carPosition: {
    rowOf: (at) => ({
      校区: '主校区',
      车位号: numbered('C', at),
      停车场: '规模停车场',
      车位类型: '地上',
      车位种类: '普通',
    }),
  },
};

/** A dictionary of fifty codes, each with its words below it. */
function wordOf(at: number, prefix = 'scale'): ReturnType<RowsOf['rowOf']> {
  const code = `${prefix}${at % 50}`;
  const isRoot = at < 50;
  return {
    上级字典: isRoot ? null : code,
    字典编号: code,
    字典名称: isRoot ? `规模字典${at}` : `词${at}`,
    字典键值: isRoot ? null : `k${at}`,
    字典排序: at,
    封存: '未封存',
  };
}

/** A standard of each year for each of these words. */
function yearly(heading: string, words: readonly string[], more: Readonly<Record<string, SpreadsheetCell>>): RowsOf {
  return {
    most: years * words.length,
    rowOf: (at) => ({ 年度: 2000 + Math.floor(at / words.length), [heading]: turn(words, at), ...more }),
  };
}

/** The path of names to the department of this row. */
function pathTo(at: number): string {
  const top = at - (at % 10);
  return Array.from({ length: at - top + 1 }, (_, below) => `规模部门${top + below}`).join('/');
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
/** Whole to its last sign (GB 11643). */
function identityNumber(at: number): string {
  const first = `33010619800101${String(at % 1000).padStart(3, '0')}`.replace(
    '1980',
    String(1980 + Math.floor(at / 1000)),
  );
  const sum = [...first].reduce((total, sign, place) => total + Number(sign) * (weights[place] ?? 0), 0);
  return `${first}${'10X98765432'.charAt(sum % 11)}`;
}
