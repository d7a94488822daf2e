import { named } from '../kit/named.ts';

/** What somebody turns to the buyer with; the codes are the API's (`appealType`). */
export const appealType = named({
  enquiry: { value: 1, label: { zh: '询问', en: 'Enquiry' } },
  query: { value: 2, label: { zh: '质疑（异议）', en: 'Objection' } },
  complaint: { value: 3, label: { zh: '投诉', en: 'Complaint' } },
  report: { value: 4, label: { zh: '举报', en: 'Report' } },
});

/** What of a procurement it is about. */
export const appealTarget = named({
  documents: { value: 1, label: { zh: '采购文件', en: 'Documents' } },
  process: { value: 2, label: { zh: '采购过程', en: 'Process' } },
  result: { value: 3, label: { zh: '采购结果', en: 'Result' } },
});

/** What is decided about a complaint or a report (94号令 29–32; 招标投标法实施条例 61). */
export const complaintDecision = named({
  reject: { value: 1, label: { zh: '驳回', en: 'Reject' } },
  correct: { value: 2, label: { zh: '责令改正', en: 'Order a correction' } },
  procureAnew: { value: 3, label: { zh: '废标，重新采购', en: 'Procure anew' } },
  evaluateAnew: { value: 4, label: { zh: '重新评审', en: 'Evaluate anew' } },
  rescind: { value: 5, label: { zh: '撤销合同', en: 'Rescind the contract' } },
});

/** Whether the procurement was asked to stand still for a complaint. */
export const suspensionState = named({
  asked: { value: 1, label: { zh: '已申请暂停采购', en: 'Suspension asked for' } },
});

/** Is it decided by whoever supervises, and not answered by whoever procures? */
export function isDecided(type: unknown): boolean {
  return appealType.is(type, 'complaint', 'report');
}
