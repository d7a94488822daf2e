export const judgementWords = {
  zh: { scores: '评价明细', score: '得分', signing: '签字', judger: '评价人', judged: '被评方', reason: '扣分说明' },
  en: {
    scores: 'Scores',
    score: 'Score',
    signing: 'Signatures',
    judger: 'Judged by',
    judged: 'Judged',
    reason: 'Remark',
  },
} as const;
