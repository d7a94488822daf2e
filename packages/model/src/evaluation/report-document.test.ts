import { describe, expect, test } from 'vitest';
import type { PaperBlock } from '../kit/paper.ts';
import { reportBody, type ReportBody } from './report-body.ts';
import { reportDocument, reportTitle, type ReportPaper } from './report-document.ts';

const bid = {
  entryId: '11',
  name: '杭州青禾科技有限公司',
  price: '4850000.00',
  isRejected: false,
  checks: [],
  lowPrice: null,
  items: [{ place: 0, score: '42.50' }],
  itemPoints: '42.50',
  pricePoints: '30.00',
  total: '72.50',
  rank: 1,
  isTied: false,
};
const out = {
  ...bid,
  entryId: '12',
  name: '宁波远山实业有限公司',
  isRejected: true,
  checks: [{ place: 0, isMet: false, votes: 2, reasons: ['未提供营业执照', '执照已过期'] }],
  items: [],
  itemPoints: null,
  pricePoints: null,
  total: null,
  rank: null,
};
const low = {
  ...out,
  entryId: '13',
  name: '温州启明电子有限公司',
  checks: [],
  price: '1000.00',
  lowPrice: {
    reasons: [{ rule: 'average' as const, measure: '4850000.00', limit: '2425000.00' }],
    accepted: 1,
    refused: 2,
    isAccepted: false,
    askedStatus: 4,
  },
};
const body: ReportBody = {
  v: 'evaluation-report-v1',
  projectNo: 'XDCG-6',
  projectName: '学生公寓单人床',
  lawRegime: 2,
  manner: 1,
  packageNo: 1,
  packageName: '单人床',
  openedTime: '2026-12-09 09:00:00',
  reviewTime: '2026-12-09 09:30:00',
  closeTime: '2026-12-09 15:00:00',
  groupName: '评标委员会',
  members: [
    { memberId: '1', name: '王一', role: 3 },
    { memberId: '2', name: '李二', role: 2 },
    { memberId: '3', name: '赵三', role: 1 },
  ],
  supervisors: [{ memberId: '4', name: '钱四' }],
  left: [{ memberId: '5', name: '孙五', signStatus: 2 }],
  voteRound: 2,
  standard: {
    evaluationMethod: 1,
    priceWeight: '30',
    benchmark: 1,
    aggregation: 1,
    checks: [{ category: 1, name: '营业执照', standard: '提供有效的营业执照' }],
    items: [
      {
        category: 4,
        name: '技术方案',
        standard: '优40至50分',
        scoreType: 2,
        maxScore: '70',
        minScore: '0',
        step: null,
        naming: 1,
      },
    ],
  },
  ceiling: '5000000.00',
  priceBase: '4850000.00',
  bids: [bid, out, low],
  candidates: ['11'],
  signals: [
    {
      code: 7,
      level: 2,
      bidders: [bid.name, out.name],
      common: ['13957120001'],
      signalStatus: 2,
      opinion: '为同一代办人的电话',
    },
  ],
  questions: [
    {
      bidderName: bid.name,
      askedFor: 1,
      content: '请说明质保期',
      questionStatus: 3,
      sendTime: '2026-12-09 10:00:00',
      answer: '质保三年',
      answerTime: '2026-12-09 10:20:00',
    },
  ],
  reviews: [{ time: '2026-12-09 14:00:00', action: 'recheck', reason: '执照核对有误' }],
};
const paper: ReportPaper = {
  body,
  digest: 'ab'.repeat(32),
  isMasked: false,
  signatures: [
    { memberId: '1', name: '王一', role: 3, signatureStatus: 1, signTime: '2026-12-09 15:10:00', dissent: null },
    { memberId: '2', name: '李二', role: 2, signatureStatus: 2, signTime: '2026-12-09 15:20:00', dissent: '执照有效' },
    { memberId: '3', name: '赵三', role: 1, signatureStatus: 0, signTime: null, dissent: null },
  ],
  passedOver: [],
};

const lines = (blocks: readonly PaperBlock[]) =>
  blocks.flatMap((block) =>
    block.kind === 'table' ? [...(block.columns ? [block.columns] : []), ...block.rows] : [[block.text]],
  );
const told = (more: Partial<ReportPaper> = {}, language: 'zh' | 'en' = 'zh') =>
  lines(reportDocument({ ...paper, ...more }, language)).map((line) => line.join('|'));

describe('a report on paper', () => {
  test('is what its shape says', () => {
    expect(reportBody.parse(body)).toEqual(body);
    expect(reportTitle(body, 'zh')).toBe('学生公寓单人床 采购包 1 评审报告');
  });

  test.each([
    [
      'who evaluated, led, watched and left',
      ['王一|组长', '李二|评审专家', '赵三|采购人代表', '监督人员|钱四', '成员变动|孙五（回避）'],
    ],
    ['how the leader was elected', ['组长推选|全体成员第2轮推选产生']],
    [
      'by what was evaluated',
      ['评审方法|综合评分法', '价格分值|30', '最高限价（元）|5,000,000.00', '技术|技术方案|70|优40至50分'],
    ],
    [
      'who is out, with votes and reasons',
      ['宁波远山实业有限公司|营业执照|2/3|过半数，未通过|未提供营业执照；执照已过期'],
    ],
    [
      'what each item and the price came to',
      ['评审项|满分|杭州青禾科技有限公司', '技术方案|70|42.50', '杭州青禾科技有限公司|42.50|30.00|72.50'],
    ],
    [
      'how a low price was judged',
      [
        '温州启明电子有限公司|1,000.00|低于2,425,000.00元（平均报价4,850,000.00元）|逾期未答复|不合理，按无效投标处理（1票合理，2票不合理）',
      ],
    ],
    ['that whoever is out for his price is out for that', ['温州启明电子有限公司|1,000.00|1,000.00|报价不合理，无效']],
    [
      'what closed a signal of collusion',
      ['联系方式相同|杭州青禾科技有限公司、宁波远山实业有限公司；13957120001|不认定；为同一代办人的电话'],
    ],
    ['what was asked and answered', ['杭州青禾科技有限公司|澄清说明；请说明质保期|质保三年|2026-12-09 10:20:00']],
    ['whom it recommends', ['1|杭州青禾科技有限公司|4,850,000.00|72.50|第1候选人']],
    ['what was found anew, and why', ['2026-12-09 14:00:00|退回审查|执照核对有误']],
    [
      'who has signed, who dissents and why',
      ['王一|组长|已签字|2026-12-09 15:10:00', '李二的不同意见和理由：执照有效', '赵三|采购人代表|待签署|—'],
    ],
  ])('says %s', (_, expected) => {
    const all = told();
    for (const one of expected) expect(all).toContain(one);
  });

  test('cites the article by which a refusal counts as agreed: of the law that the procurement is under', () => {
    expect(told().join()).toContain('财政部令第87号）第六十一条');
    expect(told({ body: { ...body, lawRegime: 1 } }).join()).toContain('国务院令第613号）第五十三条');
  });

  test('says who was passed over, once somebody was', () => {
    expect(told().join()).not.toContain('顺延');
    const passedOver = [{ entryId: '11', ground: 1, reason: '来函放弃', time: '2026-12-10 09:00:00' }];
    expect(told({ passedOver })).toContain('杭州青禾科技有限公司|放弃中标|来函放弃|2026-12-10 09:00:00');
  });

  test('says that names are kept back where they are', () => {
    expect(told({ isMasked: true }).join()).toContain('姓名按规定保密');
    expect(told().join()).not.toContain('保密');
  });

  test('of prices alone has no points, and of nobody left recommends nobody', () => {
    const alone = { ...body, standard: { ...body.standard, evaluationMethod: 5 }, bids: [out], candidates: [] };
    expect(told({ body: alone }).join()).toContain('只比较价格');
    expect(told({ body: alone })).toContain('没有通过评审的投标人，不推荐候选人。');
  });

  test('is complete in English', () => {
    const english = told({}, 'en').filter((line) => !/[\u4e00-\u9fff]/.test(line));
    expect(english).toEqual(expect.arrayContaining(['1. The procurement', '11. Signatures', 'Points of the price|30']));
    expect(told({}, 'en').join()).toContain('Candidate 1');
  });

  test('has headings in their order, whatever there is under them', () => {
    const empty = { ...body, signals: [], questions: [], reviews: [] };
    const headings = reportDocument({ ...paper, body: empty }, 'zh').flatMap((one) =>
      one.kind === 'heading' ? [one.text.charAt(0)] : [],
    );
    expect(headings.join('')).toBe('一二三四五六七八九十十');
  });
});
