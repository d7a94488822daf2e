import { named } from '../kit/named.ts';

/** What a notice may have to say. */
export const noticeElements = named({
  projectNo: { value: 1, label: { zh: '项目编号', en: 'Project no.' } },
  projectName: { value: 2, label: { zh: '项目名称', en: 'Project name' } },
  manner: { value: 3, label: { zh: '采购方式', en: 'Procurement method' } },
  buyer: { value: 4, label: { zh: '采购人名称', en: 'Buyer' } },
  contact: { value: 5, label: { zh: '联系人和电话', en: 'Contact and phone' } },
  budget: { value: 6, label: { zh: '预算金额', en: 'Budget' } },
  ceiling: { value: 7, label: { zh: '最高限价', en: 'Ceiling price' } },
  funds: { value: 8, label: { zh: '资金来源', en: 'Source of funds' } },
  demand: { value: 9, label: { zh: '采购需求', en: 'What is bought' } },
  qualification: { value: 10, label: { zh: '供应商资格要求', en: 'Qualification' } },
  consortium: { value: 11, label: { zh: '是否接受联合体', en: 'Whether consortia may bid' } },
  documents: { value: 12, label: { zh: '获取文件的期限', en: 'Until when documents are taken' } },
  deadline: { value: 13, label: { zh: '递交截止时间', en: 'End of submission' } },
  opening: { value: 14, label: { zh: '开标时间和地点', en: 'Opening, time and place' } },
  way: { value: 15, label: { zh: '递交方式或平台', en: 'How or where to submit' } },
  period: { value: 16, label: { zh: '公告期限', en: 'Period of the notice' } },
  firstNotice: { value: 17, label: { zh: '首次公告日期', en: 'Date of the first notice' } },
  changed: { value: 18, label: { zh: '变更事项', en: 'What changes' } },
  winner: { value: 19, label: { zh: '中标（成交）供应商或候选人', en: 'Winner or candidates' } },
  winMoney: { value: 20, label: { zh: '中标（成交）金额或报价', en: 'Award price or quotes' } },
  winnerAddress: { value: 21, label: { zh: '中标（成交）供应商地址', en: 'Address of the winner' } },
  evaluators: { value: 22, label: { zh: '评审专家名单', en: 'Names of the committee' } },
  objection: { value: 23, label: { zh: '提出异议的渠道和方式', en: 'How to object' } },
  source: { value: 25, label: { zh: '拟定的唯一供应商名称、地址', en: 'The intended supplier and its address' } },
  sourceReason: { value: 26, label: { zh: '采用单一来源方式的原因', en: 'Why there is a single source' } },
  expertOpinion: {
    value: 27,
    label: { zh: '专业人员论证意见及姓名、单位、职称', en: 'Opinion of professionals, with name, unit and title' },
  },
  reason: { value: 24, label: { zh: '终止或流标的原因', en: 'Why it ended' } },
});

export type NoticeElement = keyof typeof noticeElements.code;
