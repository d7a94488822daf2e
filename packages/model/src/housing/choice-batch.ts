import { entity } from '../kit/entity.ts';
import { applicantStatus, batchLifecycle } from './choice-states.ts';
import { choiceDegrees, choiceRoomTypes, choiceTitles } from './choices.ts';

/** A round in which people choose homes in the order of their points (docs/estate.md B.4, C.9). Blank weights are the usual ones. */
export const choiceBatch = entity({
  name: 'choiceBatch',
  table: 'choice_batch',
  label: { zh: '选房批次', en: 'Batch' },
  path: '/api/eam/choice/setting',
  verbs: {
    page: 'POST /batchDataPage',
    list: 'GET /batchDataList',
    detail: 'GET /batchDetail',
    save: 'POST /saveBatchInfo',
    remove: 'GET /removeBatchInfo',
    export: 'POST /batchExcel',
  },
  aliases: { save: ['POST /updateBatchInfo'] },
  menu: 'choiceBatch',
  search: ['batchName'],
  sort: ['-year', '-createTime'],
  dataScoped: 'granted',
  lifecycle: batchLifecycle,
  fields: {
    batchName: { kind: 'text', label: { zh: '批次名称', en: 'Batch' }, maxLength: 64, required: true },
    choiceRoomType: {
      kind: 'choice',
      label: { zh: '选房类型', en: 'Homes' },
      choices: choiceRoomTypes,
      required: true,
    },
    year: { kind: 'integer', label: { zh: '年度', en: 'Year' }, min: 2000, max: 2100, required: true },
    status: { kind: 'choice', label: { zh: '状态', en: 'Status' }, choices: batchLifecycle.choices, readOnly: true },
    applyStart: { kind: 'instant', label: { zh: '申请开始', en: 'Applications from' }, required: true },
    applyEnd: { kind: 'instant', label: { zh: '申请截止', en: 'Applications until' }, required: true },
    publicStart: { kind: 'day', label: { zh: '公示开始', en: 'Published from' } },
    publicEnd: { kind: 'day', label: { zh: '公示结束', en: 'Published until' } },
    choiceStart: { kind: 'instant', label: { zh: '选房开始', en: 'Choosing from' }, required: true },
    choiceEnd: { kind: 'instant', label: { zh: '选房结束', en: 'Choosing until' }, required: true },
    slotMinutes: whole('每人时段（分钟）', 'Minutes per slot', '5'),
    parallel: whole('同时选房人数', 'Choosing at once', '1'),
    workWeight: weight('每年工龄分', 'Points per year of work', '1'),
    schoolWeight: weight('每年校龄分', 'Points per year at the school', '1.5'),
    coupleBonus: weight('双职工加分', 'Points of a couple', '5'),
    titleScore1: weight('院士分', 'Points of an academician', '40'),
    titleScore2: weight('正高/正处分', 'Points of a senior', '30'),
    titleScore3: weight('副高/副处分', 'Points of an associate senior', '24'),
    titleScore4: weight('中级/正科分', 'Points of an intermediate', '18'),
    titleScore5: weight('其他职称分', 'Points of other titles', '12'),
    degreeScore1: weight('博士分', 'Points of a doctor', '8'),
    degreeScore2: weight('硕士分', 'Points of a master', '5'),
    degreeScore3: weight('本科分', 'Points of a bachelor', '2'),
    tieSeedHash: {
      kind: 'text',
      label: { zh: '随机种子指纹（SHA-256）', en: 'SHA-256 of the seed' },
      maxLength: 64,
      readOnly: true,
      detailOnly: true,
    },
    tieSeed: {
      kind: 'text',
      label: { zh: '随机种子（申请截止后公开）', en: 'Seed (public after the applications)' },
      maxLength: 100,
      readOnly: true,
      detailOnly: true,
    },
  },
});

/** Somebody's place in a batch: what his points are made of, and when he may choose. */
export const turnoverSort = entity({
  name: 'turnoverSort',
  table: 'turnover_sort',
  label: { zh: '选房排序', en: 'Order of choosing' },
  path: '/api/eam/turnover-room/sort',
  verbs: {
    page: 'POST /dataPage',
    detail: 'GET /detail',
    save: 'POST /savePersonInfo',
    remove: 'POST /remove',
    export: 'POST /exportExcel',
    import: 'POST /import',
  },
  aliases: { export: ['GET /exportExcel', 'POST /excel'] },
  importKey: ['batchId', 'userId'],
  menu: 'turnoverSort',
  sort: ['-batchId', 'sort'],
  dataScoped: 'granted',
  fields: {
    sort: { kind: 'integer', label: { zh: '选房序号', en: 'Order' }, readOnly: true },
    batchId: { kind: 'ref', to: 'choiceBatch', label: { zh: '批次', en: 'Batch' }, required: true, fixed: true },
    userId: { kind: 'ref', to: 'user', label: { zh: '申请人', en: 'Applicant' }, required: true, fixed: true },
    total: { kind: 'decimal', label: { zh: '总分', en: 'Points' }, required: true, readOnly: true },
    slotStart: { kind: 'instant', label: { zh: '时段开始', en: 'Slot from' }, readOnly: true },
    slotEnd: { kind: 'instant', label: { zh: '时段结束', en: 'Slot until' }, readOnly: true },
    status: { kind: 'choice', label: { zh: '状态', en: 'Status' }, choices: applicantStatus.choices, readOnly: true },
    workYears: years('工龄', 'Years of work'),
    schoolYears: years('校龄', 'Years at the school'),
    title: { kind: 'choice', label: { zh: '职称职务', en: 'Title or post' }, choices: choiceTitles, required: true },
    titleScore: points('职称职务分', 'Points for the title'),
    degree: { kind: 'choice', label: { zh: '学历学位', en: 'Degree' }, choices: choiceDegrees, required: true },
    eduScore: points('学历学位分', 'Points for the degree'),
    isCouple: { kind: 'flag', label: { zh: '双职工', en: 'Both work here' } },
    coupleScore: points('双职工分', 'Points of a couple'),
    spouseId: { kind: 'ref', to: 'user', label: { zh: '配偶', en: 'Spouse' } },
    talentScore: { kind: 'decimal', label: { zh: '人才加分', en: 'Points for talent' }, min: 0, max: 1000 },
    otherScore: { kind: 'decimal', label: { zh: '其他加分', en: 'Other points' }, min: 0, max: 1000 },
    deductScore: { kind: 'decimal', label: { zh: '扣分', en: 'Deducted' }, min: 0, max: 1000 },
    applyTime: { kind: 'instant', label: { zh: '申请时间', en: 'Applied' }, required: true, readOnly: true },
    tieKey: { kind: 'text', label: { zh: '随机序', en: 'Tie key' }, maxLength: 16, readOnly: true },
    remark: { kind: 'text', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  },
});

function weight(zh: string, en: string, usual: string) {
  const help = { zh: `留空按${usual}`, en: `Blank: ${usual}` };
  return { kind: 'decimal', label: { zh, en }, min: 0, max: 1000, detailOnly: true, help } as const;
}

function whole(zh: string, en: string, usual: string) {
  const help = { zh: `留空按${usual}`, en: `Blank: ${usual}` };
  return { kind: 'integer', label: { zh, en }, min: 1, max: 240, detailOnly: true, help } as const;
}

function years(zh: string, en: string) {
  return {
    kind: 'decimal',
    label: { zh, en },
    min: 0,
    max: 60,
    unit: { zh: '年', en: 'years' },
    required: true,
  } as const;
}

function points(zh: string, en: string) {
  return { kind: 'decimal', label: { zh, en }, required: true, readOnly: true } as const;
}
