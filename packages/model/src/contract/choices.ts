import { named } from '../kit/named.ts';

/** What a contract is about; the codes are the API's (`contractType`). */
export const contractType = named({
  goods: { value: 1, label: { zh: '货物', en: 'Goods' } },
  services: { value: 2, label: { zh: '服务', en: 'Services' } },
  works: { value: 3, label: { zh: '工程', en: 'Works' } },
  framework: { value: 4, label: { zh: '框架协议', en: 'Framework agreement' } },
  supplement: { value: 5, label: { zh: '补充协议', en: 'Supplementary agreement' } },
});

/** Who handed in a file of a contract. */
export const contractSide = named({
  supplier: { value: 1, label: { zh: '供应商签署', en: 'Signed by the supplier' } },
  buyer: { value: 2, label: { zh: '双方签署', en: 'Signed by both' } },
  agreement: { value: 3, label: { zh: '项目协议', en: 'Agreement of the project' } },
});

/** Whether what the law asks for after signing is done; nothing where it asks for none. */
export const afterSigning = named({
  due: { value: 1, label: { zh: '待办理', en: 'To be done' }, tone: 'orange' },
  done: { value: 2, label: { zh: '已办理', en: 'Done' }, tone: 'green' },
});

/** Whether the winner has refused to sign, and whether it is decided what follows. */
export const refusalState = named({
  refused: { value: 1, label: { zh: '供应商拒签待处理', en: 'Refused, to be decided' }, tone: 'red' },
  decided: { value: 2, label: { zh: '拒签已处理', en: 'Refusal decided' }, tone: 'grey' },
});

/** What follows when the winner does not sign (招标投标法实施条例 55; 政府采购法实施条例 49). */
export const refusalFollow = named({
  nextCandidate: { value: 1, label: { zh: '顺延下一候选人', en: 'The next candidate' } },
  procureAnew: { value: 2, label: { zh: '重新采购', en: 'Procure anew' } },
  drawUpAnew: { value: 3, label: { zh: '协商后重新起草合同', en: 'Draw the contract up anew' } },
});
